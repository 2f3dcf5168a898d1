#if canImport(_FoundationICU)
internal import Foundation
internal import _FoundationICU

extension ICUFormattedText {
  /// A text without parts.
  init(_ literal: String) {
    self.init(text: literal, fields: [])
  }

  /// A unit's symbol, marked as what ICU marks as a unit.
  init(unit symbol: String) {
    let field = Field(
      category: Int32(UFIELD_CATEGORY_NUMBER.rawValue),
      field: Int32(UNUM_MEASURE_UNIT_FIELD.rawValue), range: 0..<symbol.utf16.count)
    self.init(text: symbol, fields: [field])
  }

  /// Puts a text and its parts behind.
  static func += (left: inout ICUFormattedText, right: ICUFormattedText) {
    let start = left.text.utf16.count
    left = ICUFormattedText(
      text: left.text + right.text,
      fields: left.fields + right.fields.map { field in
        Field(
          category: field.category, field: field.field,
          range: start + field.range.lowerBound..<start + field.range.upperBound)
      })
  }
}

extension AttributedString {
  /// A measurement with Foundation's attributes: `numberPart`, `numberSymbol` and `measurement`.
  init(measurement: ICUFormattedText) {
    self.init()
    let units = Array(measurement.text.utf16)
    let fields = measurement.fields.filter { $0.category == UFIELD_CATEGORY_NUMBER.rawValue }
    let bounds = Set(fields.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [0, units.count])
    let sorted = bounds.sorted()
    for (start, end) in zip(sorted, sorted.dropFirst()) {
      var attributes = AttributeContainer()
      for field in fields where field.range.lowerBound <= start && end <= field.range.upperBound {
        attributes.add(field)
      }
      append(AttributedString(String(decoding: units[start..<end], as: UTF16.self), attributes: attributes))
    }
  }
}

extension AttributeContainer {
  /// Foundation's attributes of a part of a number with a unit.
  fileprivate mutating func add(_ field: ICUFormattedText.Field) {
    switch UNumberFormatFields(rawValue: UNumberFormatFields.RawValue(field.field)) {
    case UNUM_INTEGER_FIELD: add(part: .integer)
    case UNUM_FRACTION_FIELD: add(part: .fraction)
    case UNUM_DECIMAL_SEPARATOR_FIELD: add(symbol: .decimalSeparator)
    case UNUM_GROUPING_SEPARATOR_FIELD: add(symbol: .groupingSeparator)
    case UNUM_SIGN_FIELD: add(symbol: .sign)
    case UNUM_MEASURE_UNIT_FIELD: self.measurement = .unit
    default: break
    }
  }

  private mutating func add(
    part: AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.NumberPart
  ) {
    self.numberPart = part
    self.measurement = .value
  }

  private mutating func add(
    symbol: AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol
  ) {
    self.numberSymbol = symbol
    self.measurement = .value
  }
}
#endif
