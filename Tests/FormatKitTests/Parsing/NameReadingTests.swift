#if !canImport(Darwin)
import FormatKit
import Foundation
import Testing

/// Names of people, read through `parse(_:strategy:)`; the rules are tested by `PersonNameParsingTests`.
struct NameReadingTests {
  @Test(arguments: [
    ParsingErrorTests.Row(
      "", "en_US", 1, .empty,
      #""" is not a person's name: it is empty; write Thomas Clark"#),
    ParsingErrorTests.Row(
      "123", "en_US", 1, .unexpectedText,
      #""123" is not a person's name: at column 1, "123" is unexpected; write Thomas Clark"#),
    ParsingErrorTests.Row(
      "(Tom)", "en_US", 1, .unexpectedText,
      #""(Tom)" is not a person's name: at column 1, "(Tom)" is unexpected; write Thomas Clark"#),
  ])
  func saysWhatIsWrong(row: ParsingErrorTests.Row) throws {
    try row.check(.name)
  }

  @Test(arguments: ["en_US", "de_DE", "fr_FR", "es_MX", "sv_SE", "pl_PL", "ru_RU"])
  func readsBackLongNames(locale: String) throws {
    let name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
      nameSuffix: "Jr.")
    let style = PersonNameComponents.FormatStyle(style: .long, locale: Locale(identifier: locale))
    #expect(try parse(format(name, style: style), strategy: .name) == name)
    #expect(try parse(format(name, style: style), strategy: style.strictParseStrategy) == name)
  }

  @Test(arguments: ["ja_JP", "zh_Hans_CN", "ko_KR"])
  func readsBackNamesInChineseCharacters(locale: String) throws {
    let name = PersonNameComponents(givenName: "泰夫", familyName: "木田")
    let style = PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: locale))
    #expect(try parse(format(name, style: style), strategy: .name) == name)
  }
}
#endif
