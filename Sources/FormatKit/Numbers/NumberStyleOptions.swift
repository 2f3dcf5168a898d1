internal import Foundation

/// The options inside one of Foundation's number styles.
///
/// They cannot be read from the style, but from its coded form, which has these keys.
struct NumberStyleOptions: Codable, Hashable, Sendable {
  var scale: Double?
  var precision: Choice<Precision>?
  var group: Choice<Int>?
  var signDisplayStrategy: Sign?
  var decimalSeparatorStrategy: Choice<Int>?
  var rounding: Int?
  var roundingIncrement: Increment?
  var notation: Choice<Int>?

  /// Foundation's coding of an option that is one of several.
  struct Choice<Option: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let option: Option
  }

  /// Digits by their number in all, or before and behind the decimal separator.
  struct Precision: Codable, Hashable, Sendable {
    var minSignificantDigits: Int?
    var maxSignificantDigits: Int?
    var minIntegerLength: Int?
    var maxIntegerLength: Int?
    var minFractionalLength: Int?
    var maxFractionalLength: Int?
  }

  /// Whether a sign is shown (0) or hidden (1).
  struct Sign: Codable, Hashable, Sendable {
    let positive: Int
    let negative: Int
    let zero: Int
  }

  /// The step that numbers are rounded to.
  struct Increment: Codable, Hashable, Sendable {
    var integer: Int?
    var floatingPoint: Double?
  }
}

extension NumberStyleOptions {
  private struct Coded: Codable {
    let collection: NumberStyleOptions
  }

  private static let read = BoundedCache<FloatingPointFormatStyle<Double>, NumberStyleOptions>(
    capacity: 64)

  /// The options of a style.
  init(of style: FloatingPointFormatStyle<Double>) {
    self = Self.read.value(for: style) {
      let coded = try? JSONDecoder().decode(Coded.self, from: JSONEncoder().encode(style))
      return coded?.collection ?? NumberStyleOptions()
    }
  }
}
