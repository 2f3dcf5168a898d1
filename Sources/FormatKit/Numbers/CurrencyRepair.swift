internal import Foundation

/// Writes the amounts of a currency style that Foundation cannot: it drops the currency or names it twice.
///
/// Foundation hands the code to ICU as it is; ICU takes three letters or digits (ISO 4217) and refuses the rest, so that
/// the currency is dropped. The same happens where Foundation runs two words of the skeleton together. A code that ICU
/// refuses is shown as what it is: in the place, with the space and the two digits of a code that no currency
/// has (UTS #35, part 3, "Currency Formats"). In some locales ICU names the currency twice, by symbol and by name, and
/// behind a long amount in the form for another one.
struct CurrencyRepair: Sendable {
  private let formatter: ExactNumberFormatter
  /// What stands in the text for the code, and the code.
  private let replacement: (standIn: String, code: String)?
  /// Whether Foundation can write the amounts whose name is in the right form.
  private let isForForms: Bool

  /// Finds out how to write a style's amounts; `nil` where Foundation can.
  init?(_ options: NumberOptions, locale: Locale) {
    guard case .currency(let code, let width) = options.kind else { return nil }
    if Self.isWellFormed(code) {
      guard options.foundationMisreads || width == .fullName else { return nil }
      formatter = ExactNumberFormatter(options, locale: locale)
      isForForms = !options.foundationMisreads && !formatter.mendsName
      replacement = nil
      guard !isForForms || formatter.mendsForm(of: "1e40") else { return nil }
      return
    }
    isForForms = false
    var options = options
    options.kind = .currency(code: Self.letters, width)
    let lettered = ExactNumberFormatter(options, locale: locale)
    options.kind = .currency(code: "XXX", width)
    let signed = ExactNumberFormatter(options, locale: locale)
    let isSign = Self.touchesNumber(code, like: lettered.format("1")) { $0.isSignOrSpace }
    if isSign, signed.format("1").contains(Self.sign) {
      (formatter, replacement) = (signed, (Self.sign, code))
    } else {
      (formatter, replacement) = (lettered, (Self.letters, code))
    }
  }

  /// Whether ICU takes a code.
  static func isWellFormed(_ code: String) -> Bool {
    let code = code.utf8
    return code.count == 3
      && code.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: false
        }
      }
  }

  /// A code that no currency has.
  private static let letters = "QQQ"
  /// The sign for any currency, which is what ICU shows for XXX, no currency.
  private static let sign = "¤"

  /// Whether the end of the code that is next to the number is such a character.
  private static func touchesNumber(
    _ code: String, like text: String, _ isSuch: (Unicode.Scalar) -> Bool
  ) -> Bool {
    let isPrefix = text.prefix { !$0.isNumber }.contains("Q")
    return (isPrefix ? code.unicodeScalars.last : code.unicodeScalars.first).map(isSuch) ?? false
  }
}

extension CurrencyRepair {
  /// The text of an amount, a decimal in ASCII, with the attributes that Foundation gives to numbers; `nil` where
  /// Foundation can write it.
  func attributed(_ amount: String) -> AttributedString? {
    guard !isForForms || formatter.mendsForm(of: amount) else { return nil }
    var text = formatter.attributed(amount)
    guard let (standIn, code) = replacement else { return text }
    var start = text.startIndex
    while let found = text[start...].range(of: standIn) {
      let range = code.isEmpty ? text.withSpace(found) : found
      let name = AttributedString(code, attributes: text.runs[found.lowerBound].attributes)
      let done = text.characters.distance(from: text.startIndex, to: range.lowerBound) + code.count
      text.replaceSubrange(range, with: name)
      start = text.characters.index(text.startIndex, offsetBy: done)
    }
    return text
  }

  /// The plain text of an amount; `nil` where Foundation can write it.
  func text(_ amount: String) -> String? {
    attributed(amount).map { String($0.characters) }
  }
}

extension AttributedString {
  /// A range with the spaces and direction marks around it.
  fileprivate func withSpace(_ range: Range<Index>) -> Range<Index> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > startIndex, case let before = unicodeScalars.index(before: start),
      unicodeScalars[before].isSpaceOrMark
    {
      start = before
    }
    while end < endIndex, unicodeScalars[end].isSpaceOrMark {
      end = unicodeScalars.index(after: end)
    }
    return start..<end
  }
}

extension Unicode.Scalar {
  fileprivate var isSpaceOrMark: Bool {
    properties.generalCategory == .spaceSeparator || PlainText.isDirectionMark(self)
  }

  /// Whether no space is put between this and a digit (CLDR, `currencySpacing`).
  fileprivate var isSignOrSpace: Bool {
    switch properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol, .spaceSeparator: true
    default: false
    }
  }
}
