internal import Foundation

/// Writes a scaled byte count in Foundation's own words.
///
/// Foundation writes a round number of the wanted unit, with no other unit allowed, so its choice of unit and its
/// binary arithmetic have no say.
struct ByteCountText {
  let locale: Locale

  /// The text of a number that has the same digits in every style.
  ///
  /// - Parameter count: The number and its unit.
  /// - Returns: The text with Foundation's attributes.
  func attributed(_ count: ScaledByteCount) -> AttributedString {
    let written = min(count.unit.rawValue, ByteUnit.petabyte.rawValue)
    let size = ByteUnit.allCases[written].size(.decimal)
    let scale = (0..<count.fractionDigits).reduce(UInt128(1)) { scale, _ in scale * 10 }
    let bytes = count.steps.multipliedReportingOverflow(by: size / scale)
    // Foundation counts in binary, with 53 digits.
    guard !bytes.overflow, let magnitude = Int64(exactly: bytes.partialValue),
      Int64(exactly: Double(magnitude)) == magnitude
    else { return long(count, unit: ByteUnit.allCases[written]) }
    // Less than half a step is not quite zero: Foundation keeps its sign.
    let value = max(magnitude, 1)
    let style = style(ByteUnit.allCases[written])
    return named(style.format(count.isNegative ? -value : value), count)
  }

  /// Foundation's style for one unit.
  private func style(_ unit: ByteUnit) -> ByteCountFormatStyle.Attributed {
    ByteCountFormatStyle(
      style: .decimal, allowedUnits: unit.option, spellsOutZero: false, locale: locale
    ).attributed
  }

  /// A number too long for Foundation: its own longest, with the digits replaced.
  private func long(_ count: ScaledByteCount, unit: ByteUnit) -> AttributedString {
    let digits = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...2))
      .format(Decimal(string: count.decimal, locale: nil) ?? 0)
    var text = style(unit).format(count.isNegative ? -.max : .max)
    text.replaceNumber(with: digits)
    return named(text, count)
  }

  /// The text with the name of the unit, where Foundation has to write another.
  private func named(_ text: AttributedString, _ count: ScaledByteCount) -> AttributedString {
    guard count.unit.rawValue > ByteUnit.petabyte.rawValue else { return text }
    var text = text
    let words = ByteUnitWords(locale: locale)
    for (component, range) in text.runs[\.byteCount] where component == .unit(.pb) {
      let word = words.word(for: count, replacing: String(text[range].characters))
      var name = AttributedString(word)
      name.byteCount = .unit(count.unit.attribute)
      text.replaceSubrange(range, with: name)
    }
    return text
  }
}

extension AttributedString {
  /// Puts other digits in the place of a byte count's number, sign included.
  mutating func replaceNumber(with digits: String) {
    let numbers = runs[\.byteCount].filter { $0.0 == .value }.map(\.1)
    guard let first = numbers.first, let last = numbers.last else { return }
    var number = AttributedString(digits)
    number.byteCount = .value
    replaceSubrange(first.lowerBound..<last.upperBound, with: number)
  }
}
