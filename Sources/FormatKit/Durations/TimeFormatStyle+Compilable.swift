internal import Foundation

extension Duration.TimeFormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 8 }

  func makeWriter() -> FormatWriter<Duration>? {
    let layout = clockLayout
    guard (0...9).contains(layout.rounding.fractionDigits),
      let rule = RoundingRule(layout.rounding.rule),
      let number = NumberTemplate.learned(from: numberStyle),
      let template = ClockTemplate(
        zero: clockText(.zero, layout.units),
        negative: clockText(.seconds(-18_367), layout.units), fields: layout.units.count,
        isDigit: number.digits.contains)
    else { return nil }
    let rounding = ClockRounding(
      countsSeconds: layout.units.contains(.seconds),
      fractionDigits: layout.rounding.fractionDigits, rule: rule)
    let writer = ClockWriter(template, number, hasHours: layout.units.contains(.hours), rounding)
    return FormatWriter(concrete: writer).checked(against: corrected, on: checkedDurations)
  }

  /// The style of the numbers, with two fraction digits.
  private var numberStyle: FloatingPointFormatStyle<Double> {
    FloatingPointFormatStyle(locale: locale).grouping(grouping).precision(.fractionLength(2))
  }

  /// The parts of a text, as the attributes tell.
  private func clockText(_ value: Duration, _ units: [DurationUnit]) -> ClockText {
    let text = attributed.corrected(value)
    let parts = text.runs.map { run in
      ClockText.Part(
        field: run.durationField.flatMap { field in units.firstIndex { $0.field == field } },
        text: String(text[run.range].characters))
    }
    return ClockText(parts: parts)
  }
}

/// The durations on which a compiled clock is checked.
private let checkedDurations: [Duration] = [
  .zero, .seconds(59.9999), .seconds(-0.5), .seconds(3_601), .seconds(-45_296.789_012),
  .seconds(98_765_432), .nanoseconds(-123_456_789_500_000_001), .seconds(4_444_444_444),
]
