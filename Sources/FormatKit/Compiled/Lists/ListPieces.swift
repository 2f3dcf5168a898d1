/// What stands around the items of a list, ready to be put.
final class ListPieces: Sendable {
  /// The room that everything around one item takes.
  let overhead: Int
  fileprivate let context: ListContext
  fileprivate let isolated: BidiDirection?
  private let pieces = UTF8Pieces()
  // Joiners: two items (before and after), the first of more, the middle, the last. Closings in the same places.
  private let memory: Memory

  fileprivate struct Link: BitwiseCopyable {
    let joiner: UTF8Piece
    let closing: UTF8Piece
  }

  private struct Memory: @unchecked Sendable {
    let links: UnsafePointer<Link>
  }

  init(_ template: ListTemplate) {
    func both(_ links: [ListTemplate.Link]) -> [ListTemplate.Link] {
      [links[0], links[links.count - 1]]
    }
    let before = template.pair[0]
    let all =
      both(before) + both(template.pair[template.pair.count - 1])
      + both([.init(joiner: template.first)]) + both([.init(joiner: template.middle)])
      + both(template.last)
    context = template.context
    isolated = template.isolated
    memory = Memory(
      links: pieces.memory(
        all.map { [pieces] link in
          Link(joiner: pieces.piece(link.joiner), closing: pieces.piece(link.closing))
        }))
    let longest = all.map { $0.joiner.utf8.count + $0.closing.utf8.count }.max() ?? 0
    overhead = 2 * longest + 3 * UTF8Piece.slack + 6
  }

  fileprivate func links(_ place: ListPlace, isMarked: Bool) -> UnsafePointer<Link> {
    memory.links + (place.row &* 2 &+ (place == .pair && isMarked ? 2 : 0))
  }
}

/// Where an item of a list stands.
enum ListPlace: Int {
  /// Alone, or before all others.
  case opening
  /// The second of two.
  case pair
  /// The second of more.
  case first
  case middle
  case last

  init(_ index: Int, isLast: Bool) {
    self =
      switch (index, isLast) {
      case (0, _): .opening
      case (1, true): .pair
      case (1, false): .first
      case (_, true): .last
      case (_, false): .middle
      }
  }

  fileprivate var row: Int {
    switch self {
    case .opening, .pair: 0
    case .first: 2
    case .middle: 3
    case .last: 4
    }
  }
}

/// A list as it is written, item by item.
struct ListProgress {
  private unowned(unsafe) let pieces: ListPieces
  private let start: UnsafeMutablePointer<UInt8>
  private let room: Int
  /// Whether the rule of the context holds before the item to come.
  private var isMarked = false

  init(_ pieces: ListPieces, _ cursor: UTF8Cursor) {
    self.pieces = pieces
    start = cursor.next
    room = cursor.room
  }

  /// Puts an item and what stands before and after it; `write` puts the item alone.
  @inline(__always)
  mutating func put(
    _ place: ListPlace, to cursor: inout UTF8Cursor, _ write: (inout UTF8Cursor) -> WriteResult
  ) -> WriteResult {
    let overhead = pieces.overhead
    guard cursor.room >= overhead else { return needsRoom(overhead, cursor) }
    let links = pieces.links(place, isMarked: isMarked)
    if place != .opening { cursor.put(links.pointee.joiner) }
    var first = cursor.next
    let result = write(&cursor)
    if case .needsRoom(let room) = result { return needsRoom(room, cursor) }
    guard result == .written else { return result }
    guard cursor.room >= overhead else { return needsRoom(overhead, cursor) }
    var closing = links.pointee.closing
    if pieces.context != .none {
      closing = mark(place, links, &first, &cursor)
    }
    guard isolate(first, &cursor) else { return .notCovered }
    if place == .pair || place == .last { cursor.put(closing) }
    return .written
  }

  // Twice the room, so that a long list does not begin again for each item.
  private func needsRoom(_ count: Int, _ cursor: UTF8Cursor) -> WriteResult {
    .needsRoom(max(2 * room, cursor.next - start + count) + pieces.overhead)
  }
}

extension ListProgress {
  /// Puts the other word before an item that asks for it, and answers what closes the list then.
  @inline(never)
  private mutating func mark(
    _ place: ListPlace, _ links: UnsafePointer<ListPieces.Link>,
    _ first: inout UnsafeMutablePointer<UInt8>, _ cursor: inout UTF8Cursor
  ) -> UTF8Piece {
    let item = UnsafeBufferPointer(start: first, count: cursor.next - first)
    if place == .opening {
      isMarked = pieces.context.holds(before: item)
      return .empty
    }
    guard place == .pair || place == .last, pieces.context.holds(after: item) else {
      return links.pointee.closing
    }
    let joiner = links[1].joiner
    let wordStart = first - links.pointee.joiner.count
    let target = wordStart + joiner.count
    target.update(from: first, count: item.count)
    // A piece may touch bytes past its end, where the item stands now.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: joiner.count + UTF8Piece.slack) {
      let memory = $0.baseAddress.unsafelyUnwrapped
      joiner.copy(to: memory)
      wordStart.update(from: memory, count: joiner.count)
    }
    cursor.next = target + item.count
    first = target
    return links[1].closing
  }
}

extension ListProgress {
  /// Sets an item off where its letters run against the list's; false where that is not known.
  @inline(__always)
  private func isolate(
    _ first: UnsafeMutablePointer<UInt8>, _ cursor: inout UTF8Cursor
  ) -> Bool {
    guard let isolated = pieces.isolated else { return true }
    let item = UnsafeBufferPointer(start: first, count: cursor.next - first)
    if isolated == .rightToLeft, item.isASCII { return true }
    guard let isFound = item.runs(isolated) else { return false }
    if isFound { setOff(first, &cursor) }
    return true
  }

  private func setOff(_ first: UnsafeMutablePointer<UInt8>, _ cursor: inout UTF8Cursor) {
    let end = cursor.next
    (first + 3).update(from: first, count: end - first)
    for (index, byte) in "\u{2068}".utf8.enumerated() { first[index] = byte }
    cursor.next = end + 3
    for byte in "\u{2069}".utf8 { cursor.put(byte) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isASCII: Bool {
    @inline(__always) get {
      var union: UInt8 = 0
      for byte in self { union |= byte }
      return union < 0x80
    }
  }

  /// Whether a character of valid UTF-8 runs in a direction; `nil` where that is not known.
  @inline(never)
  fileprivate func runs(_ direction: BidiDirection) -> Bool? {
    var index = 0
    while index < count {
      if self[index] < 0x80 {
        if BidiDirection(ofASCII: self[index]) == direction { return true }
        index += 1
        continue
      }
      guard let found = BidiDirection(of: scalar(at: &index)) else { return nil }
      if found == direction { return true }
    }
    return false
  }
}
