internal import Foundation

/// The coded form of Foundation's styles, which alone says what their settings are.
enum CodedForm {
  private static let numbers = (infinity: "Infinity", negative: "-Infinity", nan: "NaN")

  /// The coded form of a value, read as another type; `nil` when it has not that form.
  ///
  /// Numbers that are not finite, which JSON does not know, go through as well.
  static func of<Form: Decodable>(_ value: some Encodable, as form: Form.Type) -> Form? {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: numbers.infinity, negativeInfinity: numbers.negative, nan: numbers.nan)
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: numbers.infinity, negativeInfinity: numbers.negative, nan: numbers.nan)
    guard let data = try? encoder.encode(value) else { return nil }
    return try? decoder.decode(Form.self, from: data)
  }
}
