import FormatKit
import Foundation
import Testing

/// CLDR's test data for person names: every name of every locale in every style.
@Suite(
  .enabled(
    if: ConformanceData.has("person_names.tsv") && ConformanceData.has("person_name_cases.tsv"),
    ConformanceData.absence))
struct PersonNameConformanceTests {
  @Test func printsWhatCLDRExpects() throws {
    let names = Dictionary(
      uniqueKeysWithValues: try ConformanceData.rows("person_names.tsv").map {
        ($0["name_id"] ?? "", $0)
      })
    var counts: [String: (passed: Int, total: Int)] = [:]
    var failures: [String] = []
    for row in try ConformanceData.rows("person_name_cases.tsv") {
      let test = PersonNameCase(row, name: try #require(names[row["name_id"] ?? ""]))
      counts[test.locale, default: (0, 0)].total += 1
      if test.passes {
        counts[test.locale, default: (0, 0)].passed += 1
      } else {
        failures.append(test.label)
        let reason = Self.reason(of: test.label) ?? "Not explained."
        print("\(test.label): printed \(test.printed), expected \(test.expected). \(reason)")
      }
    }
    report(counts)
    let expected = Self.exceptions.flatMap(\.cases)
    #expect(Set(failures).subtracting(expected) == [], "these should pass")
    #expect(Set(expected).subtracting(failures) == [], "these pass and are no exceptions")
    #expect(counts.values.reduce(0) { $0 + $1.total } == 39_984)
  }

  private func report(_ counts: [String: (passed: Int, total: Int)]) {
    for (locale, count) in counts.sorted(by: { $0.key < $1.key }) {
      print("person names, \(locale): \(count.passed) of \(count.total)")
    }
    let sum = counts.values.reduce((0, 0)) { ($0.0 + $1.passed, $0.1 + $1.total) }
    print("person names, all locales: \(sum.0) of \(sum.1)")
  }
}

extension PersonNameConformanceTests {
  private static func reason(of label: String) -> String? {
    exceptions.first { $0.cases.contains(label) }?.reason
  }

  /// Cases that do not print what is expected, and why not.
  static let exceptions: [(reason: String, cases: [String])] = [
    (
      "The expected texts of yo_BJ are those of CLDR 45, and the patterns have changed since.",
      [
        "yo_BJ nativeGS sorting short referring formal",
        "yo_BJ nativeGS surnameFirst short referring formal",
        "yo_BJ nativeGS givenFirst short referring formal",
        "yo_BJ nativeGGS sorting short referring formal",
        "yo_BJ nativeGGS givenFirst short referring formal",
        "yo_BJ nativeGGS surnameFirst short referring formal",
        "yo_BJ nativeFull givenFirst medium referring formal",
        "yo_BJ nativeFull surnameFirst medium referring formal",
        "yo_BJ nativeFull sorting medium referring formal",
        "yo_BJ nativeFull sorting short referring formal",
        "yo_BJ nativeFull givenFirst short referring formal",
        "yo_BJ nativeFull surnameFirst short referring formal",
        "yo_BJ nativeFull surnameFirst short referring informal",
        "yo_BJ foreignGS sorting short referring formal",
        "yo_BJ foreignGS givenFirst short referring formal",
        "yo_BJ foreignGS surnameFirst short referring formal",
        "yo_BJ foreignGGS sorting short referring formal",
        "yo_BJ foreignGGS surnameFirst short referring formal",
        "yo_BJ foreignGGS givenFirst short referring formal",
        "yo_BJ foreignFull givenFirst medium referring formal",
        "yo_BJ foreignFull surnameFirst medium referring formal",
        "yo_BJ foreignFull sorting medium referring formal",
        "yo_BJ foreignFull sorting short referring formal",
        "yo_BJ foreignFull givenFirst short referring formal",
        "yo_BJ foreignFull surnameFirst short referring formal",
        "yo_BJ foreignFull surnameFirst short referring informal",
        "yo_BJ foreignFull givenFirst short referring informal",
      ]
    ),
    (
      "The dictionary of this ICU takes the last two syllables of a Burmese name for one word.",
      [
        "my foreignFull givenFirst short referring informal"
      ]
    ),
  ]
}

/// One case of the data.
struct PersonNameCase {
  let locale: String
  let label: String
  let expected: String
  let printed: String

  var passes: Bool { Array(printed.utf8) == Array(expected.utf8) }

  init(_ row: [String: String], name: [String: String]) {
    let locale = name["locale"] ?? ""
    let style = PersonNameFormatStyle(
      length: row["length"].flatMap(PersonNameFormatStyle.Length.init),
      usage: row["usage"].flatMap(PersonNameFormatStyle.Usage.init) ?? .referring,
      formality: row["formality"].flatMap(PersonNameFormatStyle.Formality.init),
      order: row["order"].flatMap(PersonNameFormatStyle.Order.init) ?? .automatic,
      locale: Locale(identifier: locale))
    self.locale = locale
    label = ([locale, name["sample"]] + ["order", "length", "usage", "formality"].map { row[$0] })
      .compactMap(\.self).joined(separator: " ")
    expected = row["expected"] ?? ""
    printed = style.format(PersonName(row: name))
  }
}

extension PersonName {
  /// The name in a row of `person_names.tsv`.
  init(row: [String: String]) {
    func field(_ name: String) -> String? { row[name].flatMap { $0.isEmpty ? nil : $0 } }
    self.init(
      title: field("title"), given: field("given"), givenInformal: field("given_informal"),
      given2: field("given2"), surname: field("surname"), surnamePrefix: field("surname_prefix"),
      surnameCore: field("surname_core"), surname2: field("surname2"),
      generation: field("generation"), credentials: field("credentials"),
      locale: field("name_locale").map { Locale(identifier: $0) })
  }
}
