import Foundation
import Testing

/// What holds for every style.
enum StyleLaws {
  /// Writing a style as JSON and reading it gives an equal style of equal hash.
  static func holdsWhenCoded<Style: FormatStyle>(
    _ style: Style, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let data = try JSONEncoder().encode(style)
    let decoded = try JSONDecoder().decode(Style.self, from: data)
    #expect(decoded == style, sourceLocation: sourceLocation)
    #expect(decoded.hashValue == style.hashValue, sourceLocation: sourceLocation)
  }

  /// `.locale` changes the locale and nothing else: the last one counts, and the text is that of a style
  /// made for it.
  static func localeIsReplaced<Style: FormatStyle>(
    in style: Style, with locale: Locale, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let other = style.locale(Locale(identifier: "zh_Hant_TW"))
    #expect(other.locale(locale) == style.locale(locale), sourceLocation: sourceLocation)
    #expect(other != style.locale(locale), sourceLocation: sourceLocation)
  }

  /// The characters of the attributed text are the plain text.
  static func attributedIsPlain<Plain: FormatStyle, Attributed: FormatStyle>(
    _ plain: Plain, _ attributed: Attributed, for value: Plain.FormatInput,
    sourceLocation: SourceLocation = #_sourceLocation
  )
  where
    Plain.FormatInput == Attributed.FormatInput, Plain.FormatOutput == String,
    Attributed.FormatOutput == AttributedString
  {
    let text = String(attributed.format(value).characters)
    #expect(sameScalars(text, plain.format(value)), sourceLocation: sourceLocation)
  }

  /// Locales of many scripts, directions and habits.
  static let locales: [Locale] = [
    "en_US", "de_CH", "fr_FR", "es_ES", "ru_RU", "pl_PL", "ar_EG", "he_IL", "fa_IR", "hi_IN",
    "bn_BD",
    "th_TH", "ja_JP", "zh_CN", "ko_KR", "fi_FI", "sw_KE", "", "xx_YY", "en-u-nu-arab",
    "ar-SA-u-ca-islamic",
  ].map(Locale.init(identifier:))
}
