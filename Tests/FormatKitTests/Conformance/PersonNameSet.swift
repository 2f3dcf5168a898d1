import FormatKit
import Foundation

/// Names of people, by `PersonNameFormatStyle`.
///
/// ICU has no formatter for names, so the verdict of a row is that of the data's own short implementation of the
/// standard.
struct PersonNameSet: ConformanceSet {
  let title = "Names of people"
  let file = "person_name_cases.tsv"
  private let names: [String: ConformanceRow]

  init() {
    let rows = (try? ConformanceRow.all(of: "person_names.tsv")) ?? []
    names = Dictionary(uniqueKeysWithValues: rows.map { ($0["name_id"], $0) })
  }

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    guard let name = names[row["name_id"]] else { return .failed(printed: "no name") }
    let style = PersonNameFormatStyle(
      length: PersonNameFormatStyle.Length(rawValue: row["length"]),
      usage: PersonNameFormatStyle.Usage(rawValue: row["usage"]) ?? .referring,
      formality: PersonNameFormatStyle.Formality(rawValue: row["formality"]),
      order: PersonNameFormatStyle.Order(rawValue: row["order"]) ?? .automatic,
      locale: name.locale)
    let printed = format(PersonName(name), style: style)
    if sameScalars(printed, row["expected"]) { return .passed }
    // The other implementation does not print the expected text either.
    guard row["tr35_check"] != "pass" else { return .failed(printed: printed) }
    return .differs(name["refreshed"] == "cldr45" ? .olderData : .wordBreaks)
  }
}

extension PersonName {
  /// The name in a row of `person_names.tsv`.
  init(_ row: ConformanceRow) {
    func field(_ name: String) -> String? { row[name].isEmpty ? nil : row[name] }
    self.init(
      title: field("title"), given: field("given"), givenInformal: field("given_informal"),
      given2: field("given2"), surname: field("surname"), surnamePrefix: field("surname_prefix"),
      surnameCore: field("surname_core"), surname2: field("surname2"),
      generation: field("generation"), credentials: field("credentials"),
      locale: field("name_locale").map { Locale(identifier: $0) })
  }
}
