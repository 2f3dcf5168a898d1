/// A file of the data, and how its rows are said with styles.
protocol ConformanceSet: Sendable {
  /// What the rows are about.
  var title: String { get }
  var file: String { get }
  /// Why the rows are not replayed through the public interface; `nil` where they are.
  var note: String? { get }

  /// Replays one row.
  func outcome(of row: ConformanceRow) -> ConformanceOutcome
}

extension ConformanceSet {
  var note: String? { nil }

  /// Replays all rows.
  func run() throws -> ConformanceTally {
    var tally = ConformanceTally()
    for row in try ConformanceRow.all(of: file) {
      tally.count(outcome(of: row), of: row)
    }
    return tally
  }
}

/// All sets, in the order of the page.
enum ConformanceSets {
  static let all: [any ConformanceSet] = [
    NumberSkeletonSet(), NumberOptionsSet(), DecimalFormatSet(), NumberPatternSet(),
    DateSet.cldr46, DateSet.cldr47,
    ListSet(), DerivedListSet(),
    RelativeDateSet(file: "rdt_fmt.tsv"), RelativeDateSet(file: "rdt_fmt_cldr46_modern.tsv"),
    PluralRuleSet(), PluralRangeSet(), UnitPreferenceSet(), UnitConversionSet(),
    PersonNameSet(),
  ]
}
