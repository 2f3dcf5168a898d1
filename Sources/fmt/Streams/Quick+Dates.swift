import FormatKit
import Foundation

extension Quick {
  /// The short way for dates that are whole seconds since 1970, or of the form `2024-02-29T13:05:00Z`.
  static func dates<S: FormatStyle & Sendable>(_ style: S) -> Quick
  where S.FormatInput == Date, S.FormatOutput == String {
    let style = style.compiled()
    return Quick(
      one: { bytes, output in
        guard let seconds = PlainDate.seconds(bytes) else { return false }
        style.append(PlainDate.date(seconds), to: &output)
        return true
      },
      lines: lines(style, PlainDate.self) { $0 })
  }
}
