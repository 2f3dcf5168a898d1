internal import Foundation

/// What a number style says beside its locale, as far as reading needs it.
struct NumberSettings: Sendable, Hashable {
  /// How a number is written: plain, with an exponent, or with a word for its size.
  enum Notation {
    case plain, scientific, compact
  }

  /// What a value is multiplied with before it is written.
  var scale: Double = 1
  var notation = Notation.plain
  /// How many digits the whole part has at least.
  var minimumWhole = 1
  /// Whether a separator ends a number without fraction.
  var writesBareSeparator = false
}

extension NumberSettings {
  /// The settings of a style: those of a plain one, or what its public coded form says, which is the
  /// only place that shows a style's scale.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - plain: The style without options.
  ///   - scale: The scale of the plain style.
  init<Style: FormatStyle>(of style: Style, plain: Style, scale: Double) {
    self.scale = scale
    guard style != plain, let data = try? JSONEncoder().encode(style),
      let form = try? JSONDecoder().decode(CodedStyle.self, from: data).collection
    else { return }
    self.scale = form.scale ?? scale
    minimumWhole = form.precision?.option.minIntegerLength ?? 1
    writesBareSeparator = form.decimalSeparatorStrategy == .always
    if form.notation == .scientific { notation = .scientific }
    if form.notation == .compactName { notation = .compact }
  }

  private struct CodedStyle: Decodable {
    let collection: Collection

    struct Collection: Decodable {
      let scale: Double?
      let precision: Precision?
      let notation: NumberFormatStyleConfiguration.Notation?
      let decimalSeparatorStrategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy?
    }

    struct Precision: Decodable {
      let option: Option
    }

    struct Option: Decodable {
      let minIntegerLength: Int?
    }
  }

  /// Where a number ends: after its body and, if the style writes one, a separator without fraction.
  func end(of body: NumberBody, in text: ReadingText, symbols: NumberSymbols) -> Int {
    let end = body.range.upperBound
    let separator = symbols.decimalSeparator
    guard writesBareSeparator, body.fractionLength == 0,
      text.scalars[end...].starts(with: separator)
    else { return end }
    return end + separator.count
  }
}

extension ExactDecimal {
  /// The number before a style multiplied it with its scale.
  func unscaled(_ scale: Double) throws(ParsingError.Cause) -> ExactDecimal {
    guard scale != 1, !isZero else { return self }
    guard scale.isFinite, scale != 0, let decimal = Decimal(string: "\(scale)") else {
      throw .digits(limit: 38)
    }
    let factor = ExactDecimal(decimal)
    if factor.digits == [1] {
      return scaled(by: -factor.exponent).signed(negative: isNegative != factor.isNegative)
    }
    let product = try self.decimal()
    let value = product / decimal
    guard value * decimal == product else { throw .digits(limit: 38) }
    return ExactDecimal(value)
  }
}
