import FormatKit
import Foundation
import Testing

/// A text that FormatKit corrects: what Foundation prints and what is right.
struct Correction: Sendable, CustomTestStringConvertible {
  let value: String
  let style: String
  let locale: String
  let foundation: String
  let formatKit: String
  let printedByFoundation: @Sendable () -> String
  let printed: @Sendable () -> String
  /// The text of the compiled style.
  let printedCompiled: @Sendable () -> String

  var testDescription: String { "\(value), \(style), \(locale)" }

  /// A correction of a style of Foundation's.
  ///
  /// - Parameters:
  ///   - name: How the page writes the value.
  ///   - value: The value.
  ///   - code: How the page writes the style.
  ///   - style: The style.
  ///   - locale: The identifier of its locale.
  ///   - foundation: What Foundation prints.
  ///   - formatKit: What is right.
  init<Style: FormatStyle & Sendable>(
    _ name: String, _ value: Style.FormatInput, _ code: String, _ style: Style,
    locale: String = "en_US", foundation: String, formatKit: String
  ) where Style.FormatOutput == String, Style.FormatInput: Sendable {
    let style = style.locale(Locale(identifier: locale))
    self.init(
      name, code, locale, foundation: foundation, formatKit: formatKit,
      printedByFoundation: { style.format(value) },
      printed: { format(value, style: style) },
      printedCompiled: { style.compiled().format(value) })
  }

  /// A correction of a conversion, which Foundation offers as a number only.
  init<Unit: Dimension>(
    _ name: String, _ measurement: Measurement<Unit>, to unit: Unit, _ code: String,
    _ style: Measurement<Unit>.FormatStyle, foundation: String, formatKit: String
  ) {
    let style = style.locale(Locale(identifier: "en_US"))
    let value = measurement.value
    let (from, to) = (measurement.unit, unit)
    self.init(
      name, code, "en_US", foundation: foundation, formatKit: formatKit,
      printedByFoundation: {
        String(Measurement(value: value, unit: from).converted(to: to).value)
      },
      printed: { format(Measurement(value: value, unit: from), style: style) },
      printedCompiled: { style.compiled().format(Measurement(value: value, unit: from)) })
  }

  private init(
    _ name: String, _ code: String, _ locale: String, foundation: String, formatKit: String,
    printedByFoundation: @escaping @Sendable () -> String,
    printed: @escaping @Sendable () -> String,
    printedCompiled: @escaping @Sendable () -> String
  ) {
    value = name
    style = code
    self.locale = locale
    self.foundation = foundation
    self.formatKit = formatKit
    self.printedByFoundation = printedByFoundation
    self.printed = printed
    self.printedCompiled = printedCompiled
  }
}

/// Corrections that follow from one rule.
struct CorrectedKind: Sendable {
  let title: String
  /// The rule, with the standard that it comes from.
  let rule: String
  let corrections: [Correction]
}

extension CorrectedKind {
  /// All corrections, in the order of the page.
  static let all: [CorrectedKind] = [
    byteCounts, iso8601, elapsedTime, calendarDays, floats, currencies, durations, leftOutNumbers,
    measurements,
  ]
}
