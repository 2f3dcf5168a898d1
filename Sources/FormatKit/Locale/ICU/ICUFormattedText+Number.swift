#if canImport(_FoundationICU)
internal import Foundation
internal import _FoundationICU

extension ICUFormattedText {
  /// The text of a number, with the attributes that Foundation gives to its parts.
  var attributedNumber: AttributedString {
    var attributed = AttributedString(text)
    for field in fields where field.category == Int32(UFIELD_CATEGORY_NUMBER.rawValue) {
      let range =
        String.Index(
          utf16Offset: field.range.lowerBound, in: text)..<String.Index(
          utf16Offset: field.range.upperBound, in: text)
      guard let range = Range<AttributedString.Index>(range, in: attributed) else { continue }
      attributed[range].mergeAttributes(Self.attributes(ofNumberField: field.field))
    }
    return attributed
  }

  private static func attributes(ofNumberField field: Int32) -> AttributeContainer {
    var attributes = AttributeContainer()
    switch UNumberFormatFields(rawValue: UInt32(field)) {
    case UNUM_INTEGER_FIELD: attributes.numberPart = .integer
    case UNUM_FRACTION_FIELD: attributes.numberPart = .fraction
    case UNUM_GROUPING_SEPARATOR_FIELD: attributes.numberSymbol = .groupingSeparator
    case UNUM_DECIMAL_SEPARATOR_FIELD: attributes.numberSymbol = .decimalSeparator
    case UNUM_SIGN_FIELD: attributes.numberSymbol = .sign
    case UNUM_CURRENCY_FIELD: attributes.numberSymbol = .currency
    case UNUM_PERCENT_FIELD: attributes.numberSymbol = .percent
    default: break
    }
    return attributes
  }
}
#endif
