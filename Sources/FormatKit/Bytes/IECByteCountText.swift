internal import Foundation

/// Writes a scaled byte count in IEC's units: Foundation's text of the decimal unit of the same rank, with
/// another number and another word in it.
struct IECByteCountText {
  let locale: Locale

  /// Foundation's text of one decimal unit, by locale and unit.
  private static let templates = BoundedCache<Template, AttributedString>(capacity: 256)

  private struct Template: Hashable, Sendable {
    let locale: String
    let unit: ByteUnit
  }

  /// The text of a number and its unit, with Foundation's attributes.
  func attributed(
    _ count: ScaledByteCount, fractionDigits: ClosedRange<Int>
  ) -> AttributedString {
    guard count.unit != .byte else { return bytes(count) }
    var text = Self.templates.value(for: Template(locale: locale.identifier, unit: count.unit)) {
      template(count.unit)
    }
    let numbers = text.runs[\.byteCount].filter { $0.0 == .value }.map(\.1)
    if let first = numbers.first, let last = numbers.last {
      text.replaceSubrange(first.lowerBound..<last.upperBound, with: number(count, fractionDigits))
    }
    return text
  }

  /// The text with IEC's word for a unit in the place of the decimal one.
  func named(_ text: AttributedString, _ unit: ByteUnit) -> AttributedString {
    guard unit != .byte else { return text }
    var text = text
    let places = text.runs[\.byteCount].compactMap { component, range in
      if case .unit = component { range } else { nil }
    }
    for range in places.reversed() {
      var word = AttributedString(IECUnitWords.of(locale)[unit])
      word.byteCount = .unit(unit.attribute)
      text.replaceSubrange(range, with: word)
    }
    return text
  }

  private func bytes(_ count: ScaledByteCount) -> AttributedString {
    guard count.steps == 0 else { return ByteCountText(locale: locale).attributed(count) }
    return ByteCountFormatStyle(allowedUnits: .bytes, spellsOutZero: false, locale: locale)
      .attributed.format(0)
  }

  private func template(_ unit: ByteUnit) -> AttributedString {
    let decimal = min(unit, .petabyte)
    let style = ByteCountFormatStyle(style: .decimal, allowedUnits: decimal.option, locale: locale)
    return named(style.attributed.format(Int64(decimal.size(.decimal))), unit)
  }

  private func number(
    _ count: ScaledByteCount, _ fractionDigits: ClosedRange<Int>
  ) -> AttributedString {
    let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(fractionDigits))
    // Less than half a step is not quite zero: Foundation keeps its sign.
    let isNearlyZero = count.isNegative && count.steps == 0
    var text = style.attributed.format(
      isNearlyZero ? Decimal(sign: .minus, exponent: -30, significand: 1) : count.value)
    text.byteCount = .value
    return text
  }
}

extension ScaledByteCount {
  /// The number, exactly.
  fileprivate var value: Decimal {
    Decimal(string: decimal, locale: nil) ?? 0
  }
}

extension ByteUnit: Comparable {
  static func < (left: ByteUnit, right: ByteUnit) -> Bool {
    left.rawValue < right.rawValue
  }
}
