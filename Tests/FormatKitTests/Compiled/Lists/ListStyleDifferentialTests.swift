import Foundation
import Testing

@testable import FormatKit

/// Compiled list styles, compared with the corrected text.
struct ListStyleDifferentialTests {
  typealias Strings = ListFormatStyle<StringStyle, [String]>

  /// Items that a rule looks at: sounds, scripts, directions, digits, nothing.
  private static let words = [
    "apple", "Iglesia", "hijo", "HIELO", "hiato", "hi", "i", "I", "y", "otoño", "Ocho", "hotel",
    "h", "8", "80", "11", "11 x", "110", "1", "", " ", "é", "ño", "שלום", "א", "דג ham", "(א",
    "تفاح", "٣", "ab تفاح", "۱۲", "ไทย", "ก", "กa", "aก", "สุขA", "-5", "1,5", "日本", "🙂", "🙂ab",
    "\u{200F}", "\u{200E}", "\u{202B}x", "\u{61C}", "\u{1E900}", "\u{10400}", "\u{0}", "e\u{301}",
    "{0}", "a longer item, with a comma and more than thirty-two bytes", "ﬁ", "İ", "ＡＢ", "\u{2028}",
  ]

  /// Each word in each place, then lists of any length.
  static let lists: [[String]] = {
    let placed = words.indices.flatMap { index -> [[String]] in
      let other = words[(index * 7 + 3) % words.count]
      let word = words[index]
      return [
        [word], [word, other], [other, word], [other, word, other], [word, other, word, word],
      ]
    }
    var generator = SeededGenerator(seed: Differential.seed)
    let random = (0..<2_000).map { index in
      let count = index % 50 == 0 ? 300 : Int.random(in: 0...6, using: &generator)
      return (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
    }
    return ([[]] + placed + random).shuffled(using: &generator)
  }()

  struct Form: CustomTestStringConvertible {
    let type: Strings.ListType
    let width: Strings.Width

    var testDescription: String { "\(type), \(width)" }
  }

  static let forms = [Strings.ListType.and, .or].flatMap { type in
    [Strings.Width.standard, .short, .narrow].map { Form(type: type, width: $0) }
  }

  @Test(arguments: forms)
  func everyLocale(form: Form) {
    let isFirst = form.type == .and && form.width == .standard
    let left = Differential.compare(
      Self.lists, perLocale: isFirst ? 10 : 30,
      locales: isFirst ? Differential.locales : FullRun.thinned(Differential.locales, every: 12)
    ) {
      .list(type: form.type, width: form.width).locale($0)
    }
    #expect(left.isEmpty, "\(left.prefix(40))")
  }

  /// All lists, where the last word depends on its neighbours or the text runs from right to left.
  @Test(arguments: [
    "en_US", "es_ES", "es_MX", "he_IL", "th_TH", "ar_EG", "fa_IR", "ur_PK", "ja_JP", "ff_Adlm_GN",
  ])
  func everyList(locale: String) {
    let lists = FullRun.isWanted ? Self.lists : Array(Self.lists.prefix(700))
    for form in Self.forms where form.width != .short {
      Differential.compare(lists, perLocale: lists.count, locales: [locale]) {
        .list(type: form.type, width: form.width).locale($0)
      }
    }
  }

  @Test func writesWhatItCovers() throws {
    func text(_ list: [String], _ locale: String, _ type: Strings.ListType = .and) throws -> String?
    {
      let style = Strings.list(type: type).locale(Locale(identifier: locale))
      return try #require(style.makeWriter()).text(list)
    }
    #expect(try text(["a", "b", "c"], "en_US") == "a, b, and c")
    #expect(try text(["Fernando", "Isabel"], "es_ES") == "Fernando e Isabel")
    #expect(try text(["7", "8"], "es_ES", .or) == "7 u 8")
    #expect(try text(["א", "b"], "he_IL") == "א ו-\u{2068}b\u{2069}")
  }

  @Test func writesListsOfOtherValues() {
    let values = [[], [0], [8, 11], [1_234.5, -2, 3], [.nan, .infinity, 1e300, 8]]
    Differential.compare(
      values, perLocale: values.count, locales: FullRun.thinned(Differential.locales, every: 20)
    ) {
      ListFormatStyle<FloatingPointFormatStyle<Double>, [Double]>(
        memberStyle: FloatingPointFormatStyle(locale: $0)
      ).locale($0)
    }
    let nested = values.map { list in list.map { [$0, 7] } }
    Differential.compare(nested, perLocale: nested.count, locales: ["en_US", "es_ES", "ar_EG"]) {
      ListFormatStyle(
        memberStyle: ListFormatStyle<FloatingPointFormatStyle<Double>, [Double]>(
          memberStyle: FloatingPointFormatStyle(locale: $0)
        ).locale($0)
      ).locale($0)
    }
  }

  @Test func writesCollectionsOfEveryKind() {
    let locale = Locale(identifier: "en_US")
    func agrees<Base: Sequence<String>>(_ items: Base, isCompiled: Bool = true) {
      let style = ListFormatStyle<StringStyle, Base>.list(type: .or).locale(locale)
      let compiled = style.compiled()
      #expect(compiled.isCompiled == isCompiled)
      #expect(compiled.format(items) == style.format(items))
    }
    let words = ["a", "b", "c", "d"]
    agrees(words[1...])
    agrees(Set(words))
    agrees(ContiguousArray(words))
    agrees(words.lazy.map { $0 + "!" })
    agrees(AnySequence(words), isCompiled: false)
  }

  /// What is not compiled as an item leaves the whole list to the style.
  @Test func forwardsItemsThatForward() {
    struct Plain: FormatStyle {
      func format(_ value: Int) -> String { "<\(value)>" }
    }
    let style = ListFormatStyle<Plain, [Int]>(memberStyle: Plain()).locale(
      Locale(identifier: "en_US"))
    let compiled = style.compiled()
    #expect(!compiled.isCompiled)
    #expect(compiled.format([1, 2, 3]) == "<1>, <2>, and <3>")
  }
}
