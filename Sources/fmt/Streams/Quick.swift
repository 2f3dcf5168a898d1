import FormatKit
import Foundation

/// A short way from the bytes of values to those of their texts, by a compiled style.
struct Quick: Sendable {
  /// Appends the text of a value; false, and nothing appended, when it is for the long way.
  typealias One = @Sendable (Bytes, inout [UInt8]) -> Bool
  /// Formats the lines at the start of some bytes that are nothing but a value in its plainest form, up to the first
  /// line that is not.
  typealias Lines = @Sendable (Bytes, _ terminator: UInt8, inout [UInt8]) -> LinesDone

  let one: One
  let lines: Lines

  /// The lines that were formatted, and their bytes.
  struct LinesDone {
    var lines = 0
    var bytes = 0
  }
}

/// How a value is read from bytes in its plainest form.
protocol PlainValue: SendableMetatype {
  associatedtype Value

  /// Reads a value that ends at a byte, and moves behind that byte; `nil`, and moves anywhere, for what is not so plain.
  static func read(
    _ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ terminator: UInt8
  ) -> Value?
}

extension Quick {
  /// The lines of values that a compiled style formats: some hundreds are read, then written, in turn, so that nothing
  /// is called for each.
  @inline(__always)
  static func lines<Style: FormatStyle, Plain: PlainValue>(
    _ style: CompiledFormatStyle<Style>, _ plain: Plain.Type,
    _ value: @escaping @Sendable (Plain.Value) -> Style.FormatInput
  ) -> Lines where Style: Sendable, Style.FormatOutput == String {
    { bytes, terminator, output in
      guard let start = bytes.baseAddress else { return LinesDone() }
      let end = start + bytes.count
      var done = LinesDone()
      withUnsafeTemporaryAllocation(of: Style.FormatInput.self, capacity: batch) { values in
        var (place, count) = (start, batch)
        while count == batch {
          count = 0
          while count < batch {
            var next = place
            guard let number = plain.read(&next, end, terminator) else { break }
            values.initializeElement(at: count, to: value(number))
            count += 1
            place = next
          }
          style.append(
            UnsafeBufferPointer(rebasing: values[..<count]), terminator: terminator, to: &output)
          values[..<count].deinitialize()
          done.lines += count
        }
        done.bytes = place - start
      }
      return done
    }
  }

  private static var batch: Int { 256 }
}
