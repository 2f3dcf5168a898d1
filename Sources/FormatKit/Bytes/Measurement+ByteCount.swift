#if !canImport(Darwin)
public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// Writes an amount of data as a number of bytes, kB, MB and so on.
  ///
  /// ```swift
  /// let photo = Measurement(value: 128, unit: UnitInformationStorage.megabytes)
  /// photo.formatted(.byteCount(style: .memory))                                 // "122.1 MB" in en_US
  /// photo.formatted(.byteCount(style: .file, includesActualByteCount: true))    // "128 MB (128,000,000 bytes)"
  /// ```
  ///
  /// The text is that of `ByteCountFormatStyle` for the measurement in bytes, which is computed exactly;
  /// a bit is an eighth of a byte.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// How sizes are counted: by 1000 (`file`, `decimal`) or 1024 (`memory`, `binary`).
    public typealias Style = ByteCountFormatStyle.Style

    /// The units that may be used.
    public typealias Units = ByteCountFormatStyle.Units

    /// How sizes are counted.
    public var style: Style

    /// The units that may be used.
    public var allowedUnits: Units

    /// Whether zero is a word: "Zero kB" in `en_US`.
    public var spellsOutZero: Bool

    /// Whether the number of bytes follows in parentheses.
    public var includesActualByteCount: Bool

    /// The language and region to write for.
    public var locale: Locale

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - style: How sizes are counted.
    ///   - allowedUnits: The units that may be used.
    ///   - spellsOutZero: Whether zero is a word.
    ///   - includesActualByteCount: Whether the number of bytes follows in parentheses.
    ///   - locale: The language and region to write for.
    public init(
      style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool,
      locale: Locale
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    /// Writes an amount of data: 3 TB is "2.73 TB" in `en_US`, binary.
    ///
    /// - Parameter measurement: The amount, of any value.
    /// - Returns: The number and the unit.
    public func format(_ measurement: Measurement<UnitInformationStorage>) -> String {
      String(attributed.format(measurement).characters)
    }

    /// The same style for another language and region.
    ///
    /// - Parameter locale: The language and region to write for.
    /// - Returns: A copy of the style with that locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    /// The style that also says what each part of the text is.
    public var attributed: Measurement.AttributedStyle.ByteCount {
      Measurement.AttributedStyle.ByteCount(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }
  }
}

extension Measurement.AttributedStyle where UnitType == UnitInformationStorage {
  /// Writes an amount of data as a byte count, with the name of each part.
  ///
  /// The runs carry Foundation's keys: `byteCount` (`value`, `spelledOutValue`, `unit(_:)`,
  /// `actualByteCount`), `numberPart` and `numberSymbol`.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// How sizes are counted: by 1000 (`file`, `decimal`) or 1024 (`memory`, `binary`).
    public typealias Style = ByteCountFormatStyle.Style

    /// The units that may be used.
    public typealias Units = ByteCountFormatStyle.Units

    /// How sizes are counted.
    public var style: Style

    /// The units that may be used.
    public var allowedUnits: Units

    /// Whether zero is a word: "Zero kB" in `en_US`.
    public var spellsOutZero: Bool

    /// Whether the number of bytes follows in parentheses.
    public var includesActualByteCount: Bool

    /// The language and region to write for.
    public var locale: Locale

    /// Writes an amount of data, with the name of each part.
    ///
    /// - Parameter measurement: The amount, of any value.
    /// - Returns: The text of the plain style, with attributes.
    public func format(_ measurement: Measurement<UnitInformationStorage>) -> AttributedString {
      ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale
      ).attributed.text(measurement)
    }

    /// The same style for another language and region.
    ///
    /// - Parameter locale: The language and region to write for.
    /// - Returns: A copy of the style with that locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension Measurement.AttributedStyle.ByteCount: KnownFormatStyle {}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// A style for amounts of data: `format(size, style: .byteCount(style: .file))`.
  ///
  /// - Parameters:
  ///   - style: How sizes are counted.
  ///   - allowedUnits: The units that may be used.
  ///   - spellsOutZero: Whether zero is a word.
  ///   - includesActualByteCount: Whether the number of bytes follows in parentheses.
  /// - Returns: The style, in the current locale.
  public static func byteCount(
    style: Self.Style, allowedUnits: Self.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
#endif
