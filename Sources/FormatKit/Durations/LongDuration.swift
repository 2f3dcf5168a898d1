internal import Foundation

/// Writes numbers of units that are too long for Foundation, which counts in binary with 53 digits and stops the
/// program beyond 2^63 seconds, and those that it leaves out (see ``NumberlessUnits``).
///
/// Foundation writes a duration with the same last digits, so with the same plural forms; then the exact number takes
/// the place of each that is too long. An amount without its number gives way to one in the words of `other`.
struct LongDuration {
  private struct Part {
    let unit: DurationUnit
    /// How many of the unit, without a sign.
    var count: Int128
    /// What is left of the last unit.
    var rest: Int128 = 0
    let isLong: Bool
  }

  private let attoseconds: Int128
  private let parts: [Part]
  private let fractionDigits: Int

  /// The most digits that a binary number certainly keeps.
  private static let limit: Int128 = 1_000_000_000_000_000

  init(_ units: CarriedUnits, fractionDigits: Int) {
    attoseconds = units.attoseconds
    self.fractionDigits = min(fractionDigits, 18)
    var rest = Int128(clamping: units.attoseconds.magnitude)
    var parts: [Part] = []
    for (index, unit) in units.units.enumerated() {
      let isLast = index == units.units.count - 1
      let count = rest / unit.attoseconds
      rest %= unit.attoseconds
      let scale = isLast ? Self.power(min(self.fractionDigits, 15)) : 1
      parts.append(
        Part(
          unit: unit, count: count, rest: isLast ? rest : 0,
          isLong: count >= Self.limit || (max(count, 1) >= Self.limit / scale && rest != 0)))
    }
    self.parts = parts
  }

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The text in units.
  func text(_ style: Duration.UnitsFormatStyle) -> AttributedString {
    let exact = Duration(attoseconds: attoseconds)
    var text = style.attributed.format(needsHelp ? standIn() : exact)
    let numberless = NumberlessUnits.of(style)
    let lost = numberless.map { lostNumbers(in: text, $0) } ?? []
    guard needsHelp || !lost.isEmpty else { return text }
    if let numberless, !lost.isEmpty {
      text = style.attributed.format(standIn(lost, numberless.plainNumber))
    }
    for (index, part) in parts.enumerated() where lost.contains(index) || isReplaced(part) {
      let isLast = index == parts.count - 1
      let number = Decimal.FormatStyle(locale: style.locale)
        .precision(style.precision(isLast: isLast))
        .sign(strategy: sign(at: index)).format(decimal(part, isNegative: isNegative(index)))
      if lost.contains(index), var words = numberless?.words(style, part.unit) {
        words.replace(number, in: part.unit.field)
        text.replace(part.unit, with: words)
      } else {
        text.replace(number, in: part.unit.field)
      }
    }
    return text
  }

  /// The parts whose words in a text have no number, and are not for the one that is meant.
  private func lostNumbers(in text: AttributedString, _ numberless: NumberlessUnits) -> Set<Int> {
    let lost = parts.indices.filter { index in
      let part = parts[index]
      guard numberless.units.contains(part.unit), !text.hasNumber(of: part.unit) else {
        return false
      }
      return isNegative(index) || part.rest != 0 || !numberless.areFor(part.count)
    }
    return Set(lost)
  }

  /// The text between colons.
  func text(_ style: Duration.TimeFormatStyle, padding: Int) -> AttributedString {
    guard needsHelp else { return style.attributed.format(Duration(attoseconds: attoseconds)) }
    var text = style.attributed.format(standIn())
    for (index, part) in parts.enumerated() where isReplaced(part) {
      let isLast = index == parts.count - 1
      let digits = isLast ? fractionDigits : 0
      let number = Decimal.FormatStyle(locale: style.locale).grouping(style.grouping)
        .precision(
          .integerAndFractionLength(
            integerLimits: (index == 0 ? padding : 2)..., fractionLimits: digits...digits)
        )
        .sign(strategy: sign(at: index)).format(decimal(part, isNegative: isNegative(index)))
      text.replace(number, in: part.unit.field)
    }
    return text
  }

  private var needsHelp: Bool {
    parts.contains(where: \.isLong)
      || attoseconds.magnitude / DurationUnit.seconds.attoseconds.magnitude >= 1 << 53
  }
}

extension LongDuration {
  private static let million: Int128 = 1_000_000

  private func isReplaced(_ part: Part) -> Bool {
    part.isLong || part.count >= Self.million
  }

  private func isNegative(_ index: Int) -> Bool { index == 0 && attoseconds < 0 }

  private func sign(at index: Int) -> NumberFormatStyleConfiguration.SignDisplayStrategy {
    isNegative(index) ? .always() : .never
  }

  private func decimal(_ part: Part, isNegative: Bool) -> Decimal {
    var text = "\(isNegative ? "-" : "")\(part.count)."
    var rest = part.rest
    for _ in 0..<fractionDigits {
      text += String(rest * 10 / part.unit.attoseconds)
      rest = rest * 10 % part.unit.attoseconds
    }
    return Decimal(string: text, locale: nil) ?? 0
  }

  /// A duration within Foundation's reach, whose counts end in the same six digits; parts in some places count a
  /// number of their own.
  private func standIn(_ places: Set<Int> = [], _ number: Int128 = 0) -> Duration {
    let magnitude = parts.enumerated().reduce(Int128(0)) { total, item in
      let (place, part) = item
      if places.contains(place) { return total + number * part.unit.attoseconds }
      let count = part.count < Self.million ? part.count : part.count % Self.million + Self.million
      return total + count * part.unit.attoseconds + part.rest
    }
    return Duration(attoseconds: attoseconds < 0 ? -magnitude : magnitude)
  }
}

extension Duration {
  /// Whether it is so short that binary numbers keep its microseconds.
  var isShort: Bool {
    attoseconds.magnitude < 100_000_000 * DurationUnit.seconds.attoseconds.magnitude
  }
}

extension AttributedString {
  /// Puts another number in the place of the number of a field.
  fileprivate mutating func replace(
    _ number: String, in field: AttributeScopes.FoundationAttributes.DurationFieldAttribute.Field
  ) {
    let ranges = runs.filter { $0.durationField == field && $0.measurement != .unit }
      .filter { run in characters[run.range].contains(where: \.isNumber) }.map(\.range)
    guard let first = ranges.first, let last = ranges.last else { return }
    let attributes = runs[first.lowerBound].attributes
    replaceSubrange(
      first.lowerBound..<last.upperBound, with: AttributedString(number, attributes: attributes))
  }
}

extension Duration.UnitsFormatStyle {
  /// The digits of a unit's number.
  fileprivate func precision(isLast: Bool) -> NumberFormatStyleConfiguration.Precision {
    let least = max(0, fractionalPartDisplay.minimumLength)
    let fraction = isLast ? least...max(least, fractionalPartDisplay.maximumLength) : 0...0
    let zeros = zeroValueUnitsDisplay.length
    guard let limits = valueLengthLimits else {
      return zeros > 0
        ? .integerAndFractionLength(integerLimits: zeros..., fractionLimits: fraction)
        : .fractionLength(fraction)
    }
    let integer = zeros > 0 ? min(zeros, limits.upperBound - 1)..<limits.upperBound : limits
    return .integerAndFractionLength(integerLimits: integer, fractionLimits: fraction)
  }
}
