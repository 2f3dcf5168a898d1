public import Foundation

extension IECByteCountFormatStyle {
  /// Formats a number of bytes in the units of IEC 80000-13, and says what each part of the text is.
  ///
  /// Numbers, units and the exact count carry Foundation's `byteCount` attribute, digits and separators `numberPart` and
  /// `numberSymbol`. The attribute knows decimal units alone: `.unit(.mb)` stands for MiB, as in
  /// `ByteCountFormatStyle` with its binary style.
  public struct Attributed: FormatStyle, Sendable {
    /// The style of the plain text, which is the same.
    public var base: IECByteCountFormatStyle

    init(base: IECByteCountFormatStyle) {
      self.base = base
    }

    /// The number of bytes in the largest unit that it fills.
    public func format(_ value: Int64) -> AttributedString {
      if value == 0, base.spellsOutZero, let zero = base.spelledOutZero { return zero }
      let count = base.scaled(value)
      let text = IECByteCountText(locale: base.locale)
        .attributed(count, fractionDigits: base.digits(for: count.unit))
      return base.includesActualByteCount && count.unit != .byte ? text + base.tail(value) : text
    }

    /// The same style in another locale.
    public func locale(_ locale: Locale) -> Self {
      Attributed(base: base.locale(locale))
    }
  }
}

extension IECByteCountFormatStyle {
  /// The number as it is written, in the largest unit that it fills.
  fileprivate func scaled(_ value: Int64) -> ScaledByteCount {
    ScaledByteCount(
      ByteQuantity(value), base: .binary, units: allowedUnits.units
    ) { unit in
      digits(for: unit).upperBound
    }
  }

  /// How many fraction digits a number of a unit may have; bytes have none.
  func digits(for unit: ByteUnit) -> ClosedRange<Int> {
    guard unit != .byte, let fractionDigits else { return 0...unit.fractionDigits }
    return fractionDigits.clamped(to: 0...18)
  }

  /// Zero in Foundation's words, in KiB or bytes as far as they are allowed.
  fileprivate var spelledOutZero: AttributedString? {
    let unit = [.kilobyte, .byte].first(where: allowedUnits.units.contains)
    guard let unit else { return nil }
    let style = ByteCountFormatStyle(
      style: .binary, allowedUnits: unit.option, includesActualByteCount: false, locale: locale)
    return IECByteCountText(locale: locale).named(style.attributed.format(0), unit)
  }

  /// The exact number of bytes in parentheses.
  func tail(_ value: Int64) -> AttributedString {
    ByteCountFormatStyle(style: .binary, includesActualByteCount: true, locale: locale)
      .attributed.tail(value)
  }
}
