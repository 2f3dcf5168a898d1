public import Foundation

/// Formats a number of bytes in the units of IEC 80000-13: "95.4 MiB".
///
/// ```swift
/// format(100_000_000, style: .iecByteCount())   // "95.4 MiB" in en_US, "95,4 Mio" in fr_FR
/// format(1_023, style: .iecByteCount())         // "1,023 bytes" in en_US
/// format(1_048_575, style: .iecByteCount())     // "1 MiB"
/// ```
///
/// A kibibyte (KiB) is 1024 bytes, a mebibyte (MiB) 1024 KiB, and so on to the exbibyte (EiB). The unit is the largest
/// one that the number fills as it is written, that is, after rounding (half to even). KiB are whole, MiB have at most
/// one fraction digit and the larger units two, as in Foundation's `ByteCountFormatStyle`, unless
/// ``fractionDigits`` says otherwise.
///
/// The words are the locale's: the binary prefix stands before the locale's own symbol or word for the byte, where
/// the decimal one stands in "MB" (Unicode CLDR, prefixes `1024p1` and on). Where a locale's data do not show what
/// its symbol is, the standard's own is written, "MiB".
public struct IECByteCountFormatStyle: FormatStyle, Sendable {
  /// The units that may be used.
  public var allowedUnits: Units
  /// Whether zero is a word, "Zero KiB", in the languages where Foundation writes it so.
  public var spellsOutZero: Bool
  /// Whether the exact number of bytes follows in parentheses: "1 KiB (1,024 bytes)".
  ///
  /// It does not follow a text that is itself in bytes.
  public var includesActualByteCount: Bool
  /// The least and the most fraction digits after a number of KiB or a larger unit, from 0 to 18; by unit
  /// when `nil`.
  ///
  /// | digits | 100,000,000 bytes in `en_US` | 1,048,576 bytes |
  /// |---|---|---|
  /// | `nil` | 95.4 MiB | 1 MiB |
  /// | `0...0` | 95 MiB | 1 MiB |
  /// | `0...3` | 95.367 MiB | 1 MiB |
  /// | `2...2` | 95.37 MiB | 1.00 MiB |
  public var fractionDigits: ClosedRange<Int>?
  /// The language and region to write for.
  public var locale: Locale

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - allowedUnits: The units that may be used.
  ///   - spellsOutZero: Whether zero is a word, in the languages where Foundation writes it so.
  ///   - includesActualByteCount: Whether the exact number of bytes follows in parentheses.
  ///   - fractionDigits: The least and the most fraction digits, from 0 to 18; by unit when `nil`.
  ///   - locale: The language and region to write for.
  public init(
    allowedUnits: Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false,
    fractionDigits: ClosedRange<Int>? = nil, locale: Locale = .autoupdatingCurrent
  ) {
    self.allowedUnits = allowedUnits
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
    self.fractionDigits = fractionDigits
    self.locale = locale
  }

  /// The number of bytes in the largest unit that it fills.
  public func format(_ value: Int64) -> String {
    String(attributed.format(value).characters)
  }

  /// The same style in another locale.
  public func locale(_ locale: Locale) -> Self {
    var new = self
    new.locale = locale
    return new
  }

  /// The style whose text says what each part is.
  public var attributed: Attributed {
    Attributed(base: self)
  }
}

extension FormatStyle where Self == IECByteCountFormatStyle {
  /// A number of bytes in the units of IEC 80000-13: "95.4 MiB" in `en_US`.
  ///
  /// - Parameters:
  ///   - allowedUnits: The units that may be used.
  ///   - spellsOutZero: Whether zero is a word, in the languages where Foundation writes it so.
  ///   - includesActualByteCount: Whether the exact number of bytes follows in parentheses.
  ///   - fractionDigits: The least and the most fraction digits, from 0 to 18; by unit when `nil`.
  /// - Returns: A style for the current locale; `locale(_:)` chooses another.
  public static func iecByteCount(
    allowedUnits: IECByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false, fractionDigits: ClosedRange<Int>? = nil
  ) -> Self {
    IECByteCountFormatStyle(
      allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, fractionDigits: fractionDigits)
  }
}
