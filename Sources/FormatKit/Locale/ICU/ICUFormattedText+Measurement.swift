#if canImport(_FoundationICU)
internal import Foundation
internal import _FoundationICU

extension ICUFormattedText {
  /// The text of a measurement, with Foundation's attributes of numbers and `measurement`.
  var attributedMeasurement: AttributedString {
    var attributed = attributedNumber
    for field in fields where field.category == Int32(UFIELD_CATEGORY_NUMBER.rawValue) {
      let start = String.Index(utf16Offset: field.range.lowerBound, in: text)
      let end = String.Index(utf16Offset: field.range.upperBound, in: text)
      guard let component = Self.component(ofNumberField: field.field),
        let range = Range<AttributedString.Index>(start..<end, in: attributed)
      else { continue }
      attributed[range].measurement = component
    }
    return attributed
  }

  /// The text of a byte count, with Foundation's attributes of numbers and `byteCount`.
  func attributedByteCount(
    _ unit: AttributeScopes.FoundationAttributes.ByteCountAttribute.Unit,
    value: AttributeScopes.FoundationAttributes.ByteCountAttribute.Component
  ) -> AttributedString {
    var attributed = attributedMeasurement
    for (component, range) in attributed.runs[\.measurement] {
      attributed[range].byteCount = component.map { $0 == .unit ? .unit(unit) : value }
      attributed[range].measurement = nil
    }
    return attributed
  }

  private static func component(
    ofNumberField field: Int32
  ) -> AttributeScopes.FoundationAttributes.MeasurementAttribute.Component? {
    switch UNumberFormatFields(rawValue: UInt32(field)) {
    case UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD,
      UNUM_GROUPING_SEPARATOR_FIELD, UNUM_SIGN_FIELD:
      .value
    case UNUM_MEASURE_UNIT_FIELD: .unit
    default: nil
    }
  }
}

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

  /// Where the digits stand; `nil` in a text that has no number.
  var numberRange: Range<Int>? {
    let digits = fields.filter { field in
      field.category == Int32(UFIELD_CATEGORY_NUMBER.rawValue)
        && [UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD].contains { field.field == Int32($0.rawValue) }
    }
    guard let start = digits.map(\.range.lowerBound).min(),
      let end = digits.map(\.range.upperBound).max()
    else { return nil }
    return start..<end
  }

  /// A piece of the text, with what is in it of each part.
  subscript(range: Range<Int>) -> ICUFormattedText {
    let units = Array(text.utf16)[range]
    let pieces = fields.map { ($0, $0.range.clamped(to: range)) }.filter { !$0.1.isEmpty }
    return ICUFormattedText(
      text: String(decoding: units, as: UTF16.self),
      fields: pieces.map { field, place in
        Field(
          category: field.category, field: field.field,
          range: place.lowerBound - range.lowerBound..<place.upperBound - range.lowerBound)
      })
  }

  /// Puts a text and its parts behind.
  static func += (left: inout ICUFormattedText, right: ICUFormattedText) {
    let start = left.text.utf16.count
    left = ICUFormattedText(
      text: left.text + right.text,
      fields: left.fields
        + right.fields.map { field in
          Field(
            category: field.category, field: field.field,
            range: start + field.range.lowerBound..<start + field.range.upperBound)
        })
  }
}
#endif
