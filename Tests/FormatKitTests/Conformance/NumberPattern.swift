/// A number pattern of UTS #35 part 3, "Number Format Patterns": `#,##0.00` has groups of three and two places.
///
/// A style of the family takes its affixes and its groups from the locale: a pattern with others is refused with the reason.
struct NumberPattern {
  /// Why a pattern, or a setting beside it, is said by no style.
  struct Gap: Error {
    let reason: String

    static let affixes = Gap(
      reason: "affixes or padding of the row's own: styles take the locale's")
    static let groups = Gap(reason: "groups of the row's own: styles take the locale's")
    static let exponent = Gap(reason: "an exponent with a sign or with two digits")
    static let engineering = Gap(
      reason: "an exponent beside more or fewer than one integer digit")
    static let contradiction = Gap(reason: "limits of digits that contradict each other")
    static let unclear = Gap(reason: "a pattern that is to be refused, or that names no digit")
  }

  var minimumInteger = 0
  var minimumFraction = 0
  var maximumFraction = 0
  var minimumSignificant = 0
  var maximumSignificant = 0
  /// The sizes of the groups, the last one first; empty where digits are not grouped.
  var groups: [Int] = []
  /// What values are rounded to, as in `0.25`.
  var increment: String?
  var showsSeparator = false
  var isScientific = false

  init(_ pattern: String) throws(Gap) {
    let parts = pattern.split(separator: "E", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard pattern.contains(where: { "#0123456789@".contains($0) }) else { throw .unclear }
    guard pattern.allSatisfy({ "#0123456789@,.E+".contains($0) }) else { throw .affixes }
    let integer = String(digits[0])
    let fraction = digits.count > 1 ? String(digits[1]) : ""
    readInteger(integer)
    minimumFraction = fraction.count(where: \.isNumber)
    maximumFraction = fraction.count
    // ICU shows a digit on one side at least: `#.##` is 0.2 and `.#` is .0.
    if integer.isEmpty {
      minimumFraction = max(1, minimumFraction)
    } else if minimumInteger == 0, minimumFraction == 0 {
      minimumInteger = 1
    }
    showsSeparator = digits.count > 1 && fraction.isEmpty
    if (integer + fraction).contains(where: { "123456789".contains($0) }) {
      let whole = integer.filter(\.isNumber)
      increment = fraction.isEmpty ? whole : whole + "." + fraction
    }
    try readExponent(parts.count > 1 ? String(parts[1]) : nil, integer)
  }

  private mutating func readInteger(_ integer: String) {
    minimumInteger = integer.count(where: \.isNumber)
    minimumSignificant = integer.count(where: { $0 == "@" })
    let afterFirst = integer.drop { $0 != "@" }
    maximumSignificant = afterFirst.count(where: { $0 == "@" || $0 == "#" })
    groups = integer.split(separator: ",", omittingEmptySubsequences: false).dropFirst()
      .reversed().map(\.count)
  }

  private mutating func readExponent(_ exponent: String?, _ integer: String) throws(Gap) {
    guard let exponent else { return }
    isScientific = true
    guard exponent == "0" else { throw .exponent }
    guard minimumSignificant > 0 || integer == "0" else { throw .engineering }
  }
}
