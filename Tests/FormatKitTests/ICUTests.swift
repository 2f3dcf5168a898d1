import Foundation
import Testing

@testable import FormatKit

/// The door to ICU: what comes through it is what ICU says.
struct ICUTests {
  @Test func formatsADecimalOfAnyLength() throws {
    let formatter = try ICUNumberFormatter(skeleton: ".###", locale: "en_US")
    let formatted = try formatter.format("-12345678901234567890123456789012345678901.25")
    #expect(formatted.text == "-12,345,678,901,234,567,890,123,456,789,012,345,678,901.25")
  }

  @Test func namesTheFieldsOfANumber() throws {
    let formatter = try ICUNumberFormatter(
      skeleton: "unit/mile unit-width-full-name", locale: "en_US")
    let formatted = try formatter.format(3.5)
    #expect(formatted.text == "3.5 miles")
    #expect(formatted.fields.map(\.range) == [0..<1, 1..<2, 2..<3, 4..<9])
  }

  @Test func readsABundleThatIsNotALocales() throws {
    let mile = try ICUBundle(direct: "units")["convertUnits"]["mile"]
    #expect(try mile["factor"].string == "ft_to_m*5280")
  }

  @Test func readsABundleOfALocale() throws {
    let names = try ICUBundle(locale: "ja_JP")["personNames"]
    #expect(names.isTable)
    #expect(try names.children.map(\.key).contains("namePattern"))
  }

  @Test func saysWhichErrorItWas() throws {
    let error = try #require(throws: ICUError.self) {
      try ICUNumberFormatter(skeleton: "unit/furlong-per-fortnite", locale: "en_US")
    }
    #expect(error.description == "U_NUMBER_SKELETON_SYNTAX_ERROR")
  }
}

/// What reading a locale's own bundle must not do to the rest of the process.
struct ICULineageTests {
  @Test func leavesTheParentsOfALocaleAsTheyAre() throws {
    let lineage = try ICUBundle.lineage(of: LocaleSubtags("nb_NO"))
    #expect(lineage.count == 4)
    let norwegian = Locale(identifier: "nb_NO")
    #expect(1500.5.formatted(.number.locale(norwegian)) == "1\u{A0}500,5")
  }
}
