#if !canImport(Darwin)
public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a measurement with the name of each part: which is the number, which is the unit.
  ///
  /// ```swift
  /// let walk = Measurement(value: 3.5, unit: UnitLength.miles)
  /// let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .asProvided).attributed
  /// for run in format(walk, style: style, locale: Locale(identifier: "en_US")).runs {
  ///   run.measurement   // .value for "3", "." and "5", nil for the space, .unit for "miles"
  /// }
  /// ```
  ///
  /// The runs carry Foundation's keys: `measurement` (`value`, `unit`), `numberPart` (`integer`,
  /// `fraction`) and `numberSymbol` (`decimalSeparator`, `groupingSeparator`, `sign`). Of a measurement
  /// in several units ("6 ft, 2.8 in") every number and every unit is marked.
  ///
  /// The options are those of ``FormatStyle``, which it passes on.
  @dynamicMemberLookup
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    var style: FormatStyle

    /// Writes a measurement with the name of each part.
    ///
    /// - Parameter measurement: The measurement.
    /// - Returns: The text of the plain style, with attributes.
    public func format(_ measurement: Measurement<UnitType>) -> AttributedString {
      let text: ICUFormattedText = style.text(.double(measurement.value), measurement.unit)
      return text.attributedMeasurement
    }

    /// The same style for another language and region.
    ///
    /// - Parameter locale: The language and region to write for.
    /// - Returns: A copy of the style with that locale.
    public func locale(_ locale: Locale) -> Self {
      Self(style: style.locale(locale))
    }

    /// An option of the plain style.
    public subscript<T>(dynamicMember key: KeyPath<FormatStyle, T>) -> T {
      style[keyPath: key]
    }

    /// An option of the plain style, to be read or set.
    public subscript<T>(dynamicMember key: WritableKeyPath<FormatStyle, T>) -> T {
      get { style[keyPath: key] }
      set { style[keyPath: key] = newValue }
    }
  }
}

extension Measurement.FormatStyle {
  /// The style that also says what each part of the text is.
  public var attributed: Measurement.AttributedStyle {
    Measurement.AttributedStyle(style: self)
  }
}

extension Measurement.AttributedStyle: KnownFormatStyle {}
#endif
