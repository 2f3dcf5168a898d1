import FormatKit
import Foundation

extension CorrectedKind {
  static let measurements = CorrectedKind(
    title: "Measurements",
    rule: """
      Units are converted by the exact factors of CLDR (a mile is 5280 feet, 0 °C is 32 °F), not by Foundation's rounded \
      coefficients. Foundation on Linux has no style for measurements; the column shows the number that it converts to. \
      `UnitVolume.pints` and `.cups` are units of the United States and are named so, where Foundation on Apple platforms \
      writes "metric pint".
      """,
    corrections: [
      temperature(0, foundation: "31.999999999995996", formatKit: "32°F"),
      temperature(-40, foundation: "-40.000000000003425", formatKit: "-40°F"),
      temperature(100, foundation: "211.99999999999454", formatKit: "212°F"),
      Correction(
        "1 mi in inches", Measurement(value: 1, unit: UnitLength.miles), to: .inches,
        ".measurement(width: .abbreviated, usage: .person, numberFormatStyle: .number)",
        .init(width: .abbreviated, usage: .person, numberFormatStyle: .number),
        foundation: "63359.84251968504", formatKit: "63,360 in"),
      Correction(
        "1 mi in feet", Measurement(value: 1, unit: UnitLength.miles), to: .feet,
        ".measurement(width: .abbreviated, usage: .personHeight, numberFormatStyle: .number)",
        .init(width: .abbreviated, usage: .personHeight, numberFormatStyle: .number),
        foundation: "5279.98687664042", formatKit: "5,280 ft, 0 in"),
    ])

  private static func temperature(
    _ degrees: Double, foundation: String, formatKit: String
  ) -> Correction {
    Correction(
      "\(degrees) °C in °F", Measurement(value: degrees, unit: UnitTemperature.celsius),
      to: .fahrenheit, ".measurement(width: .abbreviated)", .init(width: .abbreviated),
      foundation: foundation, formatKit: formatKit)
  }
}
