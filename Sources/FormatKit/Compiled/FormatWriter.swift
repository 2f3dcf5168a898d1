/// What writing a value came to.
@usableFromInline
enum WriteResult: Equatable {
  /// The whole text stands before the cursor.
  case written
  /// The value is none of those that the writer covers; what was put does not count.
  case notCovered
  /// The text needs this much room; what was put does not count.
  case needsRoom(Int)
}

/// Something learned that writes values as UTF-8.
///
/// A writer looks once whether there is room for the longest text it could write, asks for more
/// where there is not, and then puts its bytes unchecked.
protocol ValueWriter: Sendable {
  associatedtype Value

  /// The room that is enough for nearly every value.
  var room: Int { get }

  /// Puts the text of a value at the cursor.
  func write(_ value: Value, to cursor: inout UTF8Cursor) -> WriteResult
}

/// The fast path of one style, whatever is behind it.
@usableFromInline
struct FormatWriter<Value>: Sendable {
  /// Puts the text of a value at a cursor: for writers made of other writers.
  let write: @Sendable (Value, inout UTF8Cursor) -> WriteResult
  /// Appends the text of a value; false, and nothing appended, when it is not covered.
  @usableFromInline let append: @Sendable (Value, inout [UInt8]) -> Bool
  /// The text of a value; `nil` when it is not covered.
  @usableFromInline let text: @Sendable (Value) -> String?
  let room: Int

  // Each closure is made where the type of the writer is known, so that nothing in it is generic.
  @inline(__always)
  init<Writer: ValueWriter>(_ writer: Writer) where Writer.Value == Value {
    room = writer.room
    write = { value, cursor in writer.write(value, to: &cursor) }
    append = { value, bytes in writer.append(value, to: &bytes) }
    text = { value in writer.text(value) }
  }
}

extension ValueWriter {
  /// Writes straight into the array's free room.
  @inline(__always)
  func append(_ value: Value, to bytes: inout [UInt8]) -> Bool {
    var room = room
    while true {
      var result = WriteResult.notCovered
      bytes.append(addingCapacity: room) { span in
        span.withUnsafeMutableBufferPointer { memory, count in
          var cursor = UTF8Cursor(memory)
          result = write(value, to: &cursor)
          if result == .written { count = memory.count - cursor.room }
        }
      }
      guard case .needsRoom(let needed) = result, needed > room else { return result == .written }
      room = needed
    }
  }

  /// Writes on the stack, then makes the string at its exact size.
  @inline(__always)
  func text(_ value: Value) -> String? {
    var room = room
    while true {
      var text: String?
      let result = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: room) { memory in
        var cursor = UTF8Cursor(memory)
        let result = write(value, to: &cursor)
        if result == .written {
          let count = memory.count - cursor.room
          text = String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
        }
        return result
      }
      guard case .needsRoom(let needed) = result, needed > room else { return text }
      room = needed
    }
  }
}
