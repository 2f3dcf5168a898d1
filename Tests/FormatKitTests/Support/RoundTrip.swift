import FormatKit
import Foundation
import Testing

/// The law that a style which loses nothing is read back as it was written.
enum RoundTrip {
  /// Formats a value, reads the text and compares; texts that Foundation itself writes wrongly are
  /// to be skipped.
  static func check<Style: StrictParseableFormatStyle>(
    _ value: Style.FormatInput, _ style: Style, _ locale: Locale,
    mayBeAmbiguous: Bool = false, skip: (String) -> Bool = { _ in false }
  ) where Style.FormatInput: Equatable {
    let text = format(value, style: style)
    guard !skip(text) else { return }
    do {
      let back = try parse(text, strategy: style.strictParseStrategy)
      if back != value { Issue.record("\(locale.identifier): \(text.debugDescription) is \(back)") }
    } catch let error as ParsingError where error.reason == .ambiguous {
      // The text means two values, so the style does lose something. Neither must be guessed.
      #expect(mayBeAmbiguous, "\(locale.identifier): \(error)")
    } catch {
      Issue.record("\(locale.identifier): \(error)")
    }
  }
}
