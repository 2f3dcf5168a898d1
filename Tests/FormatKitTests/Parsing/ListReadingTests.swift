import FormatKit
import Foundation
import Testing

/// Lists, read back.
struct ListReadingTests {
  typealias Style = ListFormatStyle<StringStyle, [String]>

  struct Row: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String
    let members: [String]
    var type = Style.ListType.and
    var width = Style.Width.standard
    var testDescription: String { "\(locale): \(text.debugDescription)" }
  }

  @Test(arguments: [
    Row(locale: "en_US", text: "", members: []),
    Row(locale: "en_US", text: "a", members: ["a"]),
    Row(locale: "en_US", text: "a and b", members: ["a", "b"]),
    Row(locale: "en_US", text: "a, b, and c", members: ["a", "b", "c"]),
    Row(locale: "en_US", text: "a, b, c, and d", members: ["a", "b", "c", "d"]),
    Row(locale: "en_US", text: "a, b, or c", members: ["a", "b", "c"], type: .or),
    Row(locale: "en_US", text: "a, b, & c", members: ["a", "b", "c"], width: .short),
    Row(locale: "en_US", text: "a, b, c", members: ["a", "b", "c"], width: .narrow),
    Row(locale: "en_US", text: "New York and Los Angeles", members: ["New York", "Los Angeles"]),
    Row(locale: "de_DE", text: "Äpfel, Birnen und Nüsse", members: ["Äpfel", "Birnen", "Nüsse"]),
    // The last word decides between y and e, and between o and u.
    Row(locale: "es_ES", text: "hijos e hijas", members: ["hijos", "hijas"]),
    Row(locale: "es_ES", text: "padres y madres", members: ["padres", "madres"]),
    Row(locale: "es_ES", text: "7, 8 u 11", members: ["7", "8", "11"], type: .or),
    Row(locale: "he_IL", text: "א, ב ו-c", members: ["א", "ב", "c"]),
    Row(locale: "ja_JP", text: "東京、大阪、京都", members: ["東京", "大阪", "京都"]),
    Row(locale: "zh_CN", text: "东京、大阪和京都", members: ["东京", "大阪", "京都"]),
    // What stands around three members does not stand around two.
    Row(locale: "ml_IN", text: "a കൂടാതെ b", members: ["a", "b"]),
    Row(locale: "mn_MN", text: "a эсвэл b", members: ["a", "b"], type: .or),
    Row(locale: "ar_EG", text: "تفاح وموز", members: ["تفاح", "موز"]),
  ])
  func reads(row: Row) throws {
    let strategy = ListParseStrategy(
      member: TextParseStrategy(), type: row.type, width: row.width,
      locale: Locale(identifier: row.locale))
    #expect(try parse(row.text, strategy: strategy) == row.members)
  }

  @Test func readsMembersByTheirStrategy() throws {
    let english = Locale(identifier: "en_US")
    let german = Locale(identifier: "de_DE")
    #expect(
      try parse(
        "1,234.5, -2, and 3", strategy: .list(of: .number(locale: english), locale: english))
        == [Decimal(12345) / 10, -2, 3])
    #expect(
      try parse("1,5, 2,5 und 3", strategy: .list(of: .number(locale: german), locale: german))
        == [Decimal(15) / 10, Decimal(25) / 10, 3])
    // A member may have a comma in it, when there is only one way to cut.
    let dates = try parse(
      "Nov 14, 2023 and Feb 29, 2024",
      strategy: .list(of: .date(.abbreviated, locale: english, timeZone: .gmt), locale: english))
    #expect(dates.map(\.timeIntervalSince1970) == [1_699_920_000, 1_709_164_800])
    let style = ListFormatStyle<IntegerFormatStyle<Int>, [Int]>(
      memberStyle: IntegerFormatStyle(locale: english))
    #expect(try style.locale(english).parseStrictly("1,000, 20, and 3") == [1000, 20, 3])
  }

  @Test(arguments: [
    ParsingErrorTests.Row(
      "a, b, c", "en_US", 5, .unexpectedText,
      #""a, b, c" is not a list: at column 5, "," is unexpected; write a, b, and c"#),
    ParsingErrorTests.Row(
      "a and ", "en_US", 2, .unexpectedText,
      #""a and " is not a list: at column 2, " and" is unexpected; write a, b, and c"#),
    ParsingErrorTests.Row(
      "a, b, or c", "en_US", 5, .unexpectedText,
      #""a, b, or c" is not a list: at column 5, "," is unexpected; write a, b, and c"#),
  ])
  func saysWhatIsWrong(row: ParsingErrorTests.Row) throws {
    try row.check(.list(locale: Locale(identifier: row.locale)))
  }

  @Test func saysWhichMemberIsWrong() throws {
    let english = Locale(identifier: "en_US")
    let error = try #require(throws: ParsingError.self) {
      try parse(
        "1, 2,3, and 4", strategy: .list(of: .number(locale: english), locale: english))
    }
    #expect(
      error.description
        == #""1, 2,3, and 4" is not a list: at column 5, "," does not group digits as in 1,234,567; write a, b, and c"#
    )
    #expect(error.reason == .misplacedGrouping)
  }

  @Test func readsLongLists() throws {
    let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
    for (locale, count) in [("en_US", 500), ("ja_JP", 500)] {
      let members = (0..<count).map { "item \($0)" }
      let text = format(members, style: style, locale: Locale(identifier: locale))
      #expect(try parse(text, strategy: .list(locale: Locale(identifier: locale))) == members)
    }
    // A text that cannot be cut is refused as quickly.
    let many = String(repeating: "a, ", count: 300)
    #expect(throws: ParsingError.self) {
      try parse(many, strategy: .list(locale: Locale(identifier: "en_US")))
    }
  }

  @Test func refusesTwoWaysToCut() throws {
    let english = Locale(identifier: "en_US")
    // Names may have commas in them, so that this may be two or three.
    let error = try #require(throws: ParsingError.self) {
      try parse(
        "Nov 14, 2023, Nov 15, and Nov 16, 2023",
        strategy: .list(of: TextPair(), width: .narrow, locale: english))
    }
    #expect(error.reason == .ambiguous)
  }

  /// Reads two words with a comma between them.
  struct TextPair: ParseStrategy {
    struct Pair { let text: String }

    func parse(_ value: String) throws -> Pair {
      guard value.contains(", ") else { throw CocoaError(.formatting) }
      return Pair(text: value)
    }
  }

  @Test func readsBackWhatItWritesInEveryLocale() {
    let lists = [
      ["a"], ["a", "b"], ["Äpfel", "Birnen", "Nüsse"], ["7", "8", "11", "1000"],
      ["hijos", "hijas", "iglesias"],
    ]
    let widths: [Style.Width] = [.standard, .short, .narrow]
    for (step, locale) in Sweep.locales {
      for type in [Style.ListType.and, .or] {
        for width in Sweep.few(1, of: widths, step: step) {
          var style: Style = .list(type: type, width: width)
          style.locale = locale
          for list in Sweep.few(1, of: lists, step: step / 3) {
            RoundTrip.check(list, style, locale)
          }
        }
      }
    }
  }

  @Test func readsBackNumbersInEveryLocale() {
    let numbers: [Decimal] = [1, -2, Decimal(12345) / 10, 1_234_567]
    for (step, locale) in Sweep.locales where FullRun.isWanted || step % 3 == 0 {
      let style = ListFormatStyle<Decimal.FormatStyle, [Decimal]>(
        memberStyle: Decimal.FormatStyle(locale: locale)
      ).locale(locale)
      RoundTrip.check(Array(numbers.prefix(2 + step / 3 % 3)), style, locale)
    }
  }
}
