import Foundation

/// Compares a text with the expected one by the rules of the data's README.
///
/// A row that raw ICU prints as expected (its verdict is `pass`) is the contract: there another text is a failure. Where raw
/// ICU prints another text itself, the cause is found by rule, from the two texts and what the row says of ICU.
struct ConformanceJudge {
  let expected: String
  /// What raw ICU made of the row: `pass`, or how its text differs.
  let verdict: String
  /// What raw ICU printed where that is another text.
  let raw: String

  /// The judge of a row with the usual columns.
  init(_ row: ConformanceRow, verdict: String = "icu76", raw: String = "icu76_actual") {
    expected = row["expected"]
    self.verdict = row[verdict]
    self.raw = row[raw]
  }

  /// What came of a row.
  ///
  /// - Parameters:
  ///   - locale: The locale of the row.
  ///   - text: The text in a locale, which is that of the row or the same with its own digits named.
  /// - Returns: Passed, failed, or the kind of the difference.
  func outcome(in locale: Locale, _ text: (Locale) -> String) -> ConformanceOutcome {
    let printed = text(locale)
    if sameScalars(printed, expected) { return .passed }
    guard verdict != "pass" else { return .failed(printed: printed) }
    if let difference = Self.difference(printed, expected) { return .differs(difference) }
    if verdict.contains("digits") {
      let named = text(Self.namingDigits(of: locale))
      if sameScalars(named, expected) || Self.difference(named, expected) != nil {
        return .differs(.digits)
      }
    }
    return sameScalars(printed, raw) ? .differs(.data) : .failed(printed: printed)
  }

  /// How two texts differ when it is only by spaces and marks.
  private static func difference(_ left: String, _ right: String) -> ConformanceDifference? {
    let (left, right) = (withoutSpace(left.unicodeScalars), withoutSpace(right.unicodeScalars))
    if left == right { return .spacing }
    return withoutMarks(left) == withoutMarks(right) ? .direction : nil
  }

  private static func withoutSpace(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    scalars.filter { !$0.properties.isWhitespace }
  }

  private static func withoutMarks(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    scalars.filter { !$0.properties.isBidiControl }
  }

  /// The locale with the digits of its own script named, as `-u-nu-native` names them.
  private static func namingDigits(of locale: Locale) -> Locale {
    var components = Locale.Components(locale: locale)
    let digits = locale.availableNumberingSystems.first { $0.identifier != "latn" }
    components.numberingSystem = digits
    return Locale(components: components)
  }
}
