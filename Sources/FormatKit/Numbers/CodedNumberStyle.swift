internal import Foundation

/// The coded form that Foundation's number styles share; the numbers of the options are Foundation's.
struct CodedNumberStyle: Decodable {
  struct Option: Decodable {
    let option: Int
  }

  struct Digits: Decodable {
    let minSignificantDigits: Int?
    let maxSignificantDigits: Int?
    let minIntegerLength: Int?
    let maxIntegerLength: Int?
    let minFractionalLength: Int?
    let maxFractionalLength: Int?
  }

  struct Precision: Decodable {
    let option: Digits
  }

  struct Increment: Decodable {
    let integer: Int?
    let floatingPoint: Double?
  }

  struct Sign: Decodable {
    let positive: Int
    let negative: Int
    let zero: Int
    let accounting: Bool?

    var choice: NumberOptions.Sign {
      if positive == 0 { return .always(includingZero: zero == 0) }
      return negative == 0 ? .automatic : .never
    }
  }

  struct Collection: Decodable {
    let scale: Double?
    let precision: Precision?
    let group: Option?
    let signDisplayStrategy: Sign?
    let decimalSeparatorStrategy: Option?
    let rounding: FloatingPointRoundingRule?
    let roundingIncrement: Increment?
    let notation: Option?
    let presentation: Option?
  }

  let collection: Collection
  let currencyCode: String?
  let locale: Locale?
}

extension CodedNumberStyle {
  /// A scale that the options cannot hold.
  var factor: Double? {
    collection.scale.flatMap { NumberHazard.isDecimal($0) ? nil : $0 }
  }

  /// The style that was coded.
  ///
  /// Foundation refuses to decode some of its own coded styles, such as one with limits for the
  /// fraction digits and none for the integer digits.
  var style: FloatingPointFormatStyle<Double>? {
    guard let options = NumberOptions(self, percent: false), let locale else { return nil }
    var style = options.applied(to: FloatingPointFormatStyle<Double>(locale: locale))
    if collection.group?.option == 0 { style = style.grouping(.automatic) }
    if collection.decimalSeparatorStrategy?.option == 0 {
      style = style.decimalSeparator(strategy: .automatic)
    }
    return style
  }
}

extension NumberOptions {
  private static let recent = BoundedCache<FloatingPointFormatStyle<Double>, NumberOptions>(
    capacity: 64)

  /// The options of a style; none for a style that cannot be read.
  init(of style: FloatingPointFormatStyle<Double>) {
    self = Self.recent.value(for: style) {
      NumberOptions(coded: style, percent: false) ?? NumberOptions()
    }
  }
}
