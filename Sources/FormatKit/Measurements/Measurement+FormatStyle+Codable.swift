#if !canImport(Darwin)
public import Foundation

extension Measurement.FormatStyle: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, locale, usage, numberFormatStyle, hidesScaleName
  }

  /// Reads a coded style.
  ///
  /// - Parameter decoder: Where to read from.
  /// - Throws: `DecodingError` for what was not written by `encode(to:)`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    width = try values.decode(UnitWidth.self, forKey: .width)
    locale = try values.decode(Locale.self, forKey: .locale)
    usage = try values.decodeIfPresent(MeasurementFormatUnitUsage.self, forKey: .usage)
    hidesScale = try values.decodeIfPresent(Bool.self, forKey: .hidesScaleName) ?? false
    let number = try values.decodeIfPresent(CodedNumberStyle.self, forKey: .numberFormatStyle)
    numberFormatStyle = number?.style
    if number != nil, numberFormatStyle == nil {
      throw DecodingError.dataCorruptedError(
        forKey: .numberFormatStyle, in: values, debugDescription: "It is no number style.")
    }
  }

  /// Writes the style in coded form.
  ///
  /// - Parameter encoder: Where to write to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(width, forKey: .width)
    try values.encode(locale, forKey: .locale)
    try values.encodeIfPresent(usage, forKey: .usage)
    try values.encodeIfPresent(numberFormatStyle, forKey: .numberFormatStyle)
    if hidesScale { try values.encode(true, forKey: .hidesScaleName) }
  }
}
#endif
