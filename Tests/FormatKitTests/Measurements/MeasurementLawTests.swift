import FormatKit
import Foundation
import Testing

/// What holds for every style of measurements.
struct MeasurementLawTests {
  typealias Style = Measurement<UnitLength>.FormatStyle

  static let styles: [Style] = {
    let numbers: [FloatingPointFormatStyle<Double>?] = [
      nil, .number.precision(.fractionLength(0)), .number.precision(.significantDigits(2...)),
      .number.precision(.integerLength(1...3)), .number.grouping(.automatic),
      .number.precision(.integerAndFractionLength(integerLimits: 2..., fractionLimits: 1...3)),
      .number.rounded(rule: .up, increment: 0.25).sign(strategy: .always(includingZero: false)),
      .number.scale(2).notation(.compactName).decimalSeparator(strategy: .automatic),
      .number.sign(strategy: .never).grouping(.never).decimalSeparator(strategy: .always),
    ]
    let widths: [Style.UnitWidth] = [.wide, .abbreviated, .narrow]
    return numbers.enumerated().map { place, number in
      Style(
        width: widths[place % 3], locale: Locale(identifier: ["en_US", "de_DE"][place % 2]),
        usage: [.general, .asProvided, .personHeight, .road][place % 4],
        numberFormatStyle: number?.locale(Locale(identifier: "fr_FR")))
    }
  }()

  @Test(arguments: styles)
  func survivesCoding(_ style: Style) throws {
    try StyleLaws.holdsWhenCoded(style)
  }

  @Test func survivesCodingOfATemperature() throws {
    let style = Measurement<UnitTemperature>.FormatStyle(
      locale: Locale(identifier: "en_US"), usage: .weather, hidesScaleName: true)
    let copy = try JSONDecoder().decode(
      Measurement<UnitTemperature>.FormatStyle.self, from: JSONEncoder().encode(style))
    #expect(copy == style)
    #expect(copy.hidesScaleName)
  }

  @Test func equalStylesHashAlikeAndOthersDiffer() {
    #expect(Set(Self.styles + Self.styles).count == Self.styles.count)
  }

  @Test(arguments: styles)
  func theLocaleModifierChangesOnlyTheLocale(_ style: Style) {
    let turkish = Locale(identifier: "tr_TR")
    var expected = style
    expected.locale = turkish
    #expect(style.locale(turkish) == expected)
    StyleLaws.localeIsReplaced(in: style, with: turkish)
    #expect(style.attributed.locale(turkish)[dynamicMember: \.locale] == turkish)
  }

  @Test func theAttributedFormPassesTheOptionsOn() {
    var attributed = Self.styles[0].attributed
    #expect(attributed.width == .wide)
    attributed.width = .narrow
    attributed.usage = .asProvided
    let meter = Measurement(value: 1, unit: UnitLength.meters)
    #expect(String(attributed.format(meter).characters) == "1m")
  }

  /// In a full run all units in all locales, else a tenth of the units in each of some fifty locales.
  @Test(arguments: FullRun.locales.indices)
  func attributedTextFlattensToThePlainText(_ index: Int) {
    let locale = Locale(identifier: FullRun.locales[index])
    let step = FullRun.isWanted ? 1 : 10
    for place in stride(from: index % step, to: UnitCatalogue.units.count, by: step) {
      let unit = UnitCatalogue.units[place].unit
      for value in [-1234.5, 1, 190] {
        let measurement = Measurement(value: value, unit: unit)
        let style = Measurement<Dimension>.FormatStyle(
          width: [.wide, .abbreviated, .narrow][place % 3], locale: locale)
        StyleLaws.attributedIsPlain(style, style.attributed, for: measurement)
      }
    }
  }

  /// Both numbers and both units of 6 ft 2.8 in are marked, though ICU marks only the last.
  @Test func marksEveryNumberAndUnit() {
    let height = Measurement(value: -1900, unit: UnitLength.millimeters)
    let style = Style(
      width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .personHeight)
    let text = style.attributed.format(height)
    let parts = text.runs[\.measurement].map { component, range in
      "\(component.map { "\($0)" } ?? "-") \(String(text[range].characters))"
    }
    #expect(parts == ["value -6", "-  ", "unit ft", "- , ", "value 2.8", "-  ", "unit in"])
    let numbers = text.runs[\.numberPart].compactMap { part, range in
      part.map { "\($0) \(String(text[range].characters))" }
    }
    #expect(numbers == ["integer 6", "integer 2", "fraction 8"])
    let symbols = text.runs[\.numberSymbol].compactMap { symbol, range in
      symbol.map { "\($0) \(String(text[range].characters))" }
    }
    #expect(symbols == ["sign -", "decimalSeparator ."])
  }

  @Test func marksASymbolAsTheUnit() {
    let unit = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
    let style = Style(width: .wide, locale: Locale(identifier: "en_US"), usage: .asProvided)
    let text = style.attributed.format(Measurement(value: 1234, unit: unit))
    let parts = text.runs[\.measurement].map { component, range in
      "\(component.map { "\($0)" } ?? "-") \(String(text[range].characters))"
    }
    #expect(parts == ["value 1,234", "-  ", "unit smoot"])
  }
}
