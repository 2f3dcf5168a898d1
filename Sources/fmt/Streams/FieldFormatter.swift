import FormatKit

/// Formats what stands in a field of the input, bytes to bytes.
struct FieldFormatter: Sendable {
  /// The text of a value that is not empty.
  let text: @Sendable (String) throws(BadValue) -> String
  /// What is written for a value that cannot be formatted, when it is not the value itself.
  let failure: (@Sendable (String, BadValue) -> String)?
  /// How the parts of a value become one text, where they stand in fields of their own.
  var parts: PartFormatter?
  let frame: FieldFrame?
  let invalid: InvalidRule
  /// The short way, once there is one.
  var quick: Quick?

  /// Appends a field with its text in place of the value; the blanks around it stay.
  func replace(_ field: Bytes, to output: inout [UInt8], _ tally: inout Tally) {
    let value = field.trimmed
    output.append(contentsOf: field[0..<value.lowerBound])
    if !write(field[value], to: &output, &tally) { output.append(contentsOf: field[value]) }
    output.append(contentsOf: field[value.upperBound..<field.count])
  }

  /// Appends the text of a field; false when the field stays as it is.
  func write(_ field: Bytes, to output: inout [UInt8], _ tally: inout Tally) -> Bool {
    let range = field.trimmed
    guard !range.isEmpty else {
      tally.empty += 1
      return false
    }
    let value = range.count == field.count ? field : field[range]
    guard let frame else { return format(value, to: &output, &tally) }
    var text: [UInt8] = []
    guard format(value, to: &text, &tally) else { return false }
    frame.append(text, to: &output)
    return true
  }

  /// Whether a value has any part.
  func hasPart(_ parts: [[UInt8]]) -> Bool {
    self.parts.map { !$0.isEmpty(parts) } ?? parts.contains { !$0.isEmpty }
  }

  /// Appends the text of a value whose parts stand in fields of their own; false, and nothing appended, when it
  /// has none.
  func write(_ parts: [[UInt8]], to output: inout [UInt8], _ tally: inout Tally) -> Bool {
    let parts = parts.map { part in
      part.withUnsafeBufferPointer { Array($0[$0.trimmed]) }
    }
    guard hasPart(parts) else {
      tally.empty += 1
      return false
    }
    guard let formatter = self.parts else {
      return parts[0].withUnsafeBufferPointer { write($0, to: &output, &tally) }
    }
    do throws(BadValue) {
      var words: [String] = []
      for part in parts {
        guard let word = String(validating: part, as: UTF8.self) else {
          throw part.withUnsafeBufferPointer(BadValue.notUTF8)
        }
        words.append(word)
      }
      let text = try formatter.text(words)
      if let frame {
        frame.append(Array(text.utf8), to: &output)
      } else {
        output.append(contentsOf: text.utf8)
      }
      tally.formatted += 1
      return true
    } catch {
      tally.note(error, invalid)
      return false
    }
  }

  private func format(_ value: Bytes, to output: inout [UInt8], _ tally: inout Tally) -> Bool {
    if let quick, quick.one(value, &output) {
      tally.formatted += 1
      return true
    }
    return formatByText(value, to: &output, &tally)
  }

  private func formatByText(
    _ value: Bytes, to output: inout [UInt8], _ tally: inout Tally
  ) -> Bool {
    guard let word = String(validating: value, as: UTF8.self) else {
      return refuse(value, .notUTF8(value), to: &output, &tally)
    }
    do throws(BadValue) {
      output.append(contentsOf: try text(word).utf8)
      tally.formatted += 1
      return true
    } catch {
      return refuse(value, error, to: &output, &tally)
    }
  }

  private func refuse(
    _ value: Bytes, _ error: BadValue, to output: inout [UInt8], _ tally: inout Tally
  ) -> Bool {
    tally.note(error, invalid)
    guard let failure else { return false }
    output.append(contentsOf: failure(String(decoding: value, as: UTF8.self), error).utf8)
    return true
  }
}

extension BadValue {
  /// Bytes that are no text.
  fileprivate static func notUTF8(_ bytes: Bytes) -> BadValue {
    BadValue(
      value: String(decoding: bytes, as: UTF8.self), wanted: "text", reason: "it is not valid UTF-8"
    )
  }
}

/// What is put around the text of a value: `--prefix`, `--suffix`, `--padding`.
final class FieldFrame: Sendable {
  let prefix: String
  let suffix: String
  /// The columns to fill: to the left of the text, or to its right when negative.
  let padding: Int

  init(prefix: String, suffix: String, padding: Int) {
    self.prefix = prefix
    self.suffix = suffix
    self.padding = padding
  }

  func append(_ text: [UInt8], to output: inout [UInt8]) {
    guard padding != 0 else {
      output.append(contentsOf: prefix.utf8)
      output.append(contentsOf: text)
      output.append(contentsOf: suffix.utf8)
      return
    }
    let whole = prefix + String(decoding: text, as: UTF8.self) + suffix
    let missing = abs(padding) - DisplayWidth.of(whole)
    let blanks = String(repeating: " ", count: max(0, missing))
    output.append(contentsOf: (padding > 0 ? blanks + whole : whole + blanks).utf8)
  }
}
