import FormatKit
import Foundation
import Testing

/// Amounts of currencies that Foundation drops.
struct CurrencyCorrectionTests {
  typealias Style = Decimal.FormatStyle.Currency
  typealias Presentation = CurrencyFormatStyleConfiguration.Presentation

  private static let presentations: [Presentation] = [.standard, .narrow, .isoCode, .fullName]

  /// Another code than three letters or digits is treated as three letters that no currency has.
  @Test(arguments: FullRun.locales)
  func showsTheCodeWhereAnotherWouldStand(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    for presentation in Self.presentations {
      for amount: Decimal in [1.5, -1_234.5, 0, 1_000_000] {
        let known = format(
          amount, style: Style(code: "QQQ", locale: locale).presentation(presentation))
        for code in ["USDT", "AB", "long name", "ÄÖÜ", "US/D", "USD .00"] {
          let style = Style(code: code, locale: locale).presentation(presentation)
          let text = format(amount, style: style)
          #expect(sameScalars(text, known.replacing("QQQ", with: code)), "\(text.debugDescription)")
        }
      }
    }
  }

  @Test(arguments: FullRun.locales)
  func showsNothingForNoCode(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    for presentation in Self.presentations {
      for amount: Decimal in [1.5, -1_234.5] {
        let known = Style(code: "QQQ", locale: locale).presentation(presentation)
        let style = Style(code: "", locale: locale).presentation(presentation)
        let bare = format(amount, style: known.plainText()).replacing(#/ ?QQQ ?/#, with: "")
        #expect(sameScalars(format(amount, style: style.plainText()), bare), "\(bare)")
      }
    }
  }

  /// A full name takes the place of the symbol.
  @Test(arguments: FullRun.locales + ["fr_CH", "tr_TR", "pt_CV", "en_AT", "en_DE", "en_NL"])
  func namesTheCurrencyOnce(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    for code in ["USD", "EUR", "JPY", "XAF", "QQQ"] {
      let style = Style(code: code, locale: locale).presentation(.fullName)
      for amount: Decimal in [1, -1_234.5, 0, 1_000_000] {
        let text = format(amount, style: style.attributed)
        let names = text.runs[\.numberSymbol].filter { $0.0 == .currency }
        let name = names.map { String(text[$0.1].characters) }.joined()
        let symbol = format(1, style: style.presentation(.standard).attributed)
        let first = symbol.runs[\.numberSymbol].first { $0.0 == .currency }
        let both = first.map { String(symbol[$0.1].characters) + " " } ?? ""
        #expect(names.count == 1 && !name.hasPrefix(both), "\(String(text.characters))")
        #expect(sameScalars(format(amount, style: style), String(text.characters)))
        #expect(sameScalars(style.compiled().format(amount), String(text.characters)))
      }
    }
  }

  /// The form of a name goes with the last digits of a number, not with those of a binary one.
  @Test(arguments: FullRun.locales + ["br_FR", "is_IS", "lv_LV"])
  func namesLongAmountsByTheirLastDigits(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    for code in ["USD", "JPY"] {
      for digits in [0, 2] {
        let style = Style(code: code, locale: locale).presentation(.fullName)
          .precision(.fractionLength(digits))
        for last: Decimal in [1, 2, 5, 11, 21, 61, 892, 1_000, 0] {
          let long = Decimal(1_234_567_890_123_456) * 1_000_000
          let ends = [1_000_000, 12_345_678_901_000_000, long]
          let names = ends.map { end in
            let text = format(end + last, style: style.attributed)
            return text.runs.filter { $0.numberSymbol == .currency }
              .map { String(text[$0.range].characters) }
          }
          #expect(Set(names).count == 1, "\(identifier): \(last) \(names)")
          let amount = long + last
          let text = format(amount, style: style)
          #expect(sameScalars(text, String(format(amount, style: style.attributed).characters)))
          #expect(sameScalars(text, style.compiled().format(amount)))
          #expect(try parse(text, strategy: style.strictParseStrategy) == amount)
        }
      }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let code: String
    let locale: String
    let amount: Decimal
    let text: String
    var presentation = Presentation.standard
    var testDescription: String { "\(code) \(locale)" }
  }

  @Test(arguments: [
    Row(code: "USDT", locale: "de_DE", amount: 1.5, text: "1,50\u{A0}USDT"),
    Row(code: "USDT", locale: "ja_JP", amount: -2, text: "-USDT\u{A0}2.00"),
    Row(code: "", locale: "en_US", amount: -1, text: "-1.00"),
    Row(code: "", locale: "de_DE", amount: 1_234.5, text: "1.234,50"),
    Row(code: "₿", locale: "en_US", amount: 0.5, text: "₿0.50"),
    Row(code: "₿", locale: "de_DE", amount: 0.5, text: "0,50\u{A0}₿"),
    Row(code: "₿", locale: "en_US", amount: 0.5, text: "₿\u{A0}0.50", presentation: .isoCode),
    Row(code: "US$$", locale: "en_US", amount: 0.5, text: "US$$0.50"),
    Row(code: "$USD", locale: "en_US", amount: 0.5, text: "$USD\u{A0}0.50"),
    Row(code: "points", locale: "en_US", amount: 2, text: "2.00 points", presentation: .fullName),
    Row(
      code: "USD", locale: "fr_CH", amount: -1_234.5,
      text: "-1\u{202F}234,50 dollars des États-Unis",
      presentation: .fullName),
    Row(
      code: "EUR", locale: "en_NL", amount: -2, text: "-2,00 euros", presentation: .fullName),
    Row(
      code: "XAF", locale: "tr_TR", amount: 1, text: "1 Orta Afrika CFA frangı",
      presentation: .fullName),
    Row(code: "EUR", locale: "pt_CV", amount: 1, text: "1$00 euro", presentation: .fullName),
    Row(code: "XXX", locale: "en_US", amount: 1, text: "¤1.00"),
    Row(code: "usd", locale: "en_US", amount: 1, text: "$1.00"),
  ])
  func prints(_ row: Row) {
    let style = Style(code: row.code, locale: Locale(identifier: row.locale))
      .presentation(row.presentation)
    let text = format(row.amount, style: style)
    #expect(sameScalars(text, row.text), "\(text.debugDescription)")
    #expect(sameScalars(style.compiled().format(row.amount), row.text))
  }

  @Test func knowsEveryNumber() {
    let locale = Locale(identifier: "en_US")
    let float = FloatingPointFormatStyle<Float>.Currency(code: "USDT", locale: locale)
    #expect(format(16.03, style: float.precision(.fractionLength(0...))) == "USDT\u{A0}16.03")
    let double = FloatingPointFormatStyle<Double>.Currency(code: "USDT", locale: locale)
    #expect(format(1e20, style: double) == "USDT\u{A0}100,000,000,000,000,000,000.00")
    #expect(format(-.infinity, style: double) == "-USDT∞")
    #expect(format(.nan, style: double) == "USDTNaN")
    let integer = IntegerFormatStyle<UInt64>.Currency(code: "USDT", locale: locale)
    #expect(format(.max, style: integer) == "USDT\u{A0}18,446,744,073,709,551,615.00")
    let decimal = Style(code: "USDT", locale: locale)
    #expect(format(.nan, style: decimal) == "USDTNaN")
  }

  /// Every choice of options keeps the currency.
  @Test func neverDropsTheCurrency() {
    let locale = Locale(identifier: "en_US")
    for choice in 0..<128 {
      var style = Style(code: "USD", locale: locale)
      if choice & 1 != 0 { style = style.grouping(.never) }
      if choice & 2 != 0 { style = style.sign(strategy: .accounting) }
      if choice & 4 != 0 { style = style.decimalSeparator(strategy: .always) }
      if choice & 8 != 0 { style = style.rounded(rule: .up) }
      if choice & 16 != 0 { style = style.rounded(rule: .up, increment: 5) }
      if choice & 32 != 0 { style = style.precision(.fractionLength(1)) }
      if choice & 64 != 0 { style = style.notation(.compactName) }
      let text = format(-1_234.5, style: style)
      let foundation = style.format(-1_234.5)
      #expect(text.contains("$"), "\(choice): \(text)")
      #expect(text == foundation || !foundation.contains("$"), "\(choice): \(text)")
    }
  }
}
