/// What writing a value came to.
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

  // Both follow from `write`. They are requirements so that each writer has its own, made for its type.
  func append(_ value: Value, to bytes: inout [UInt8]) -> Bool
  func text(_ value: Value) -> String?
  func append(
    _ values: UnsafeBufferPointer<Value>, terminator: UInt8, to bytes: inout [UInt8]
  ) -> Int
}

/// The fast path of one style, whatever is behind it.
struct FormatWriter<Value>: Sendable {
  let erased: AnyValueWriter<Value>
  let room: Int

  /// Takes any writer.
  ///
  /// Each closure is made where the type of the writer is known, so that nothing in it is generic.
  @inline(__always)
  init<Writer: ValueWriter>(_ writer: Writer) where Writer.Value == Value {
    room = writer.room
    erased = ClosureValueWriter(
      append: { value, bytes in writer.append(value, to: &bytes) },
      text: { value in writer.text(value) },
      write: { value, cursor in writer.write(value, to: &cursor) },
      appendAll: { values, terminator, bytes in
        writer.append(values, terminator: terminator, to: &bytes)
      })
  }

  /// Takes a writer whose type is not generic: its methods are called without counting references.
  init<Writer: ValueWriter>(concrete writer: Writer) where Writer.Value == Value {
    room = writer.room
    erased = ConcreteValueWriter(writer)
  }

  /// Puts the text of a value at a cursor: for writers made of other writers.
  func write(_ value: Value, _ cursor: inout UTF8Cursor) -> WriteResult {
    erased.write(value, to: &cursor)
  }

  /// The text of a value; `nil` when it is not covered.
  func text(_ value: Value) -> String? {
    erased.text(value)
  }
}

/// A value writer whose type is forgotten; this class itself covers no value.
@usableFromInline
class AnyValueWriter<Value>: @unchecked Sendable {
  /// Appends the text of a value; false, and nothing appended, when it is not covered.
  @usableFromInline
  func append(_ value: Value, to bytes: inout [UInt8]) -> Bool { false }

  /// The text of a value; `nil` when it is not covered.
  @usableFromInline
  func text(_ value: Value) -> String? { nil }

  func write(_ value: Value, to cursor: inout UTF8Cursor) -> WriteResult { .notCovered }

  /// Appends the texts of values, with a byte behind each, up to the first value that is not covered; gives their
  /// number.
  func append(
    _ values: UnsafeBufferPointer<Value>, terminator: UInt8, to bytes: inout [UInt8]
  ) -> Int { 0 }
}

private final class ConcreteValueWriter<Writer: ValueWriter>: AnyValueWriter<Writer.Value>,
  @unchecked Sendable
{
  private let writer: Writer

  init(_ writer: Writer) {
    self.writer = writer
  }

  override func append(_ value: Writer.Value, to bytes: inout [UInt8]) -> Bool {
    writer.append(value, to: &bytes)
  }

  override func text(_ value: Writer.Value) -> String? {
    writer.text(value)
  }

  override func write(_ value: Writer.Value, to cursor: inout UTF8Cursor) -> WriteResult {
    writer.write(value, to: &cursor)
  }

  override func append(
    _ values: UnsafeBufferPointer<Writer.Value>, terminator: UInt8, to bytes: inout [UInt8]
  ) -> Int {
    writer.append(values, terminator: terminator, to: &bytes)
  }
}

private final class ClosureValueWriter<Value>: AnyValueWriter<Value>, @unchecked Sendable {
  private let appendClosure: @Sendable (Value, inout [UInt8]) -> Bool
  private let textClosure: @Sendable (Value) -> String?
  private let writeClosure: @Sendable (Value, inout UTF8Cursor) -> WriteResult
  private let appendAllClosure: @Sendable (UnsafeBufferPointer<Value>, UInt8, inout [UInt8]) -> Int

  init(
    append: @escaping @Sendable (Value, inout [UInt8]) -> Bool,
    text: @escaping @Sendable (Value) -> String?,
    write: @escaping @Sendable (Value, inout UTF8Cursor) -> WriteResult,
    appendAll: @escaping @Sendable (UnsafeBufferPointer<Value>, UInt8, inout [UInt8]) -> Int
  ) {
    appendClosure = append
    textClosure = text
    writeClosure = write
    appendAllClosure = appendAll
  }

  override func append(_ value: Value, to bytes: inout [UInt8]) -> Bool {
    appendClosure(value, &bytes)
  }

  override func text(_ value: Value) -> String? {
    textClosure(value)
  }

  override func write(_ value: Value, to cursor: inout UTF8Cursor) -> WriteResult {
    writeClosure(value, &cursor)
  }

  override func append(
    _ values: UnsafeBufferPointer<Value>, terminator: UInt8, to bytes: inout [UInt8]
  ) -> Int {
    appendAllClosure(values, terminator, &bytes)
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

  /// Writes many values into the array's free room, which is asked for once for some dozens of them.
  @inline(__always)
  func append(
    _ values: UnsafeBufferPointer<Value>, terminator: UInt8, to bytes: inout [UInt8]
  ) -> Int {
    var (done, isCovered) = (0, true)
    var room = max(4 * self.room, 4_096)
    while done < values.count, isCovered {
      bytes.append(addingCapacity: room) { span in
        span.withUnsafeMutableBufferPointer { memory, count in
          var cursor = UTF8Cursor(memory)
          while done < values.count, cursor.room > 1 {
            var next = UTF8Cursor(cursor, leaving: 1)
            let result = write(values[done], to: &next)
            guard result == .written else {
              if case .needsRoom(let needed) = result { room = max(room, needed + 1) }
              isCovered = result != .notCovered
              break
            }
            cursor.next = next.next
            cursor.put(terminator)
            done += 1
          }
          count = memory.count - cursor.room
        }
      }
    }
    return done
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
