/// Writes lists of strings.
final class StringListWriter: ValueWriter {
  typealias Value = [String]

  let room = 160
  private let pieces: ListPieces

  init(_ pieces: ListPieces) {
    self.pieces = pieces
  }

  @inline(__always)
  func write(_ list: [String], to cursor: inout UTF8Cursor) -> WriteResult {
    var progress = ListProgress(pieces, cursor)
    let last = list.count &- 1
    var place = ListPlace.opening
    for index in list.indices {
      if index > 0 {
        place = index == last ? (index == 1 ? .pair : .last) : index == 1 ? .first : .middle
      }
      let result = progress.put(place, to: &cursor) { $0.putChecked(list[index]) }
      guard result == .written else { return result }
    }
    return .written
  }
}

/// Writes lists of any values, each of which is written by a writer of its own.
struct ListWriter<Value: Sequence>: ValueWriter {
  let room: Int
  private let pieces: ListPieces
  private let member: FormatWriter<Value.Element>

  init(_ pieces: ListPieces, of member: FormatWriter<Value.Element>) {
    self.pieces = pieces
    self.member = member
    room = 3 * (member.room + pieces.overhead)
  }

  func write(_ list: Value, to cursor: inout UTF8Cursor) -> WriteResult {
    var progress = ListProgress(pieces, cursor)
    var items = list.makeIterator()
    var item = items.next()
    var index = 0
    while let value = item {
      item = items.next()
      let place = ListPlace(index, isLast: item == nil)
      let result = progress.put(place, to: &cursor) { member.write(value, &$0) }
      guard result == .written else { return result }
      index += 1
    }
    return .written
  }
}

/// Writes strings as they are.
struct StringWriter: ValueWriter {
  let room = 64

  @inline(__always)
  func write(_ text: String, to cursor: inout UTF8Cursor) -> WriteResult {
    cursor.putChecked(text)
  }
}

extension UTF8Cursor {
  /// Puts a string where there is room for it.
  @inline(__always)
  fileprivate mutating func putChecked(_ text: String) -> WriteResult {
    let count = text.utf8.count
    guard room >= count else { return .needsRoom(count) }
    put(text)
    return .written
  }
}
