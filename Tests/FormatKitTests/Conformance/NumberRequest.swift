import FormatKit
import Foundation

@testable import FormatKit

/// A number to be written as a row asks for it, and the style that says the same.
struct NumberRequest {
  enum Measure: Equatable {
    case number, percent, furlong
    case currency(code: String)
  }

  enum Width {
    case short, narrow, fullName
  }

  var measure: Measure = .number
  var width: Width = .short
  /// The settings that Foundation's styles share.
  var options = NumberOptions()
  /// Whether digits are grouped even where the locale leaves four alone.
  var alwaysGroups = false
  /// The sizes of the groups that the row names, the last one first; empty where it names none.
  var groups: [Int] = []
  var numberingSystem: String?
  /// Why no style says what the row asks for.
  var gap: String?

  /// Formats a number in ASCII and compares.
  func outcome(of number: String, in locale: Locale, _ judge: ConformanceJudge)
    -> ConformanceOutcome
  {
    if let gap = gap ?? self.gap(in: locale) { return .notExpressible(gap) }
    guard let text = text(of: number) else {
      return .notExpressible("a value that neither `Decimal` nor `Double` holds exactly")
    }
    let digits = numberingSystem.map { "-u-nu-" + $0 } ?? ""
    return judge.outcome(in: Locale(identifier: locale.identifier(.bcp47) + digits), text)
  }

  private func gap(in locale: Locale) -> String? {
    let isCompact = options.notation == .compact
    if options.integerDigits != nil, options.significantDigits != nil {
      return "limits of integer digits and significant digits together"
    }
    if measure == .percent, width == .fullName || (width == .narrow && isCompact) {
      return "a percentage with a width: its styles have none"
    }
    if alwaysGroups, isCompact || !Self.groupsFourDigits(locale) {
      return "grouping where the locale leaves four digits alone"
    }
    if !groups.isEmpty, !Self.hasGroups(groups, locale) { return NumberPattern.Gap.groups.reason }
    return nil
  }

  private static func groupsFourDigits(_ locale: Locale) -> Bool {
    format(1_234, style: .number, locale: locale).count > 4
  }

  /// Whether the locale groups digits so: the last size goes for all groups further on.
  private static func hasGroups(_ sizes: [Int], _ locale: Locale) -> Bool {
    let text = format(123_456_789_123, style: .number, locale: locale)
    let found = text.split { $0.wholeNumberValue == nil }.dropFirst().reversed().map(\.count)
    return !found.isEmpty
      && found.indices.allSatisfy { found[$0] == sizes[min($0, sizes.count - 1)] }
  }

  /// The text of a number by locale; `nil` where no type holds it exactly.
  private func text(of number: String) -> ((Locale) -> String)? {
    if measure == .furlong { return Double(number).map { value in { furlongs(value, in: $0) } } }
    // Styles of decimals hold whole increments only.
    let needsDouble = options.increment.map { Int($0) == nil } ?? false
    if !needsDouble, let value = Self.decimal(number) { return { decimal(value, in: $0) } }
    guard let value = Double(number), needsDouble || !value.isFinite || value == 0 else {
      return nil
    }
    return { double(value, in: $0) }
  }

  /// The decimal that a text in ASCII is; `nil` for what it does not hold, such as a negative zero.
  private static func decimal(_ text: String) -> Decimal? {
    guard let value = Decimal(string: text, locale: nil), let exact = Double(text) else {
      return nil
    }
    let digits = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber)
    guard exact.isFinite, exact.sign == .plus || value != 0, digits.count <= 38,
      exact == 0 || (1e-90...1e120).contains(exact.magnitude)
    else { return nil }
    return value
  }

  private func decimal(_ value: Decimal, in locale: Locale) -> String {
    switch measure {
    case .currency(let code):
      let style = Decimal.FormatStyle.Currency(code: code).presentation(presentation)
      return format(value, style: options.applied(to: style), locale: locale)
    case .percent:
      return format(value, style: scaled.applied(to: Decimal.FormatStyle.Percent()), locale: locale)
    case .number, .furlong:
      return format(value, style: options.applied(to: Decimal.FormatStyle()), locale: locale)
    }
  }

  private func double(_ value: Double, in locale: Locale) -> String {
    switch measure {
    case .currency(let code):
      let style = FloatingPointFormatStyle<Double>.Currency(code: code).presentation(presentation)
      return format(value, style: options.applied(to: style), locale: locale)
    case .percent:
      let style = FloatingPointFormatStyle<Double>.Percent()
      return format(value, style: scaled.applied(to: style), locale: locale)
    case .number, .furlong:
      let style = FloatingPointFormatStyle<Double>()
      return format(value, style: options.applied(to: style), locale: locale)
    }
  }

  private func furlongs(_ value: Double, in locale: Locale) -> String {
    let style = Measurement<UnitLength>.FormatStyle(
      width: unitWidth, usage: .asProvided,
      numberFormatStyle: options.applied(to: FloatingPointFormatStyle<Double>()))
    return format(
      Measurement(value: value, unit: UnitLength.furlongs), style: style, locale: locale)
  }

  /// ICU's percentages are written as they are, Foundation's in hundredths unless a scale says otherwise.
  private var scaled: NumberOptions {
    var options = options
    options.scale = options.scale ?? "1"
    return options
  }

  private var presentation: CurrencyFormatStyleConfiguration.Presentation {
    switch width {
    case .short: .standard
    case .narrow: .narrow
    case .fullName: .fullName
    }
  }

  private var unitWidth: Measurement<UnitLength>.FormatStyle.UnitWidth {
    switch width {
    case .short: .abbreviated
    case .narrow: .narrow
    case .fullName: .wide
    }
  }
}
