import FormatKit
import Foundation
import Testing

/// The law that a style which loses nothing is read back as it was written.
enum RoundTrip {
  /// Formats a value, reads the text and compares; texts that Foundation itself writes wrongly are
  /// to be skipped.
  static func check<Style: StrictParseableFormatStyle>(
    _ value: Style.FormatInput, _ style: Style, _ locale: Locale,
    skip: (String) -> Bool = { _ in false }
  ) where Style.FormatInput: Equatable {
    let text = format(value, style: style)
    guard !skip(text) else { return }
    do {
      let back = try parse(text, strategy: style.strictParseStrategy)
      if back != value { Issue.record("\(locale.identifier): \(text.debugDescription) is \(back)") }
    } catch {
      Issue.record("\(locale.identifier): \(error)")
    }
  }
}
