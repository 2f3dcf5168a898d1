internal import Foundation

extension Date.VerbatimFormatStyle: KnownFormatStyle {
  /// Foundation's text, and none of a date that is no number: there Foundation stops the process, while its
  /// `Date.FormatStyle` writes nothing.
  func corrected(_ value: Date) -> String {
    value.isNumber ? format(value) : ""
  }
}

extension Date.VerbatimFormatStyle.Attributed: KnownFormatStyle {
  /// The attributed form of the same text.
  func corrected(_ value: Date) -> AttributedString {
    value.isNumber ? format(value) : AttributedString()
  }
}
