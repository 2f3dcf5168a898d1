import Foundation

/// Dates and times by length or by fields, in many calendars and zones, by `Date.FormatStyle`.
///
/// A style names fields and no lengths. The fields of a length are those for which ICU itself, called directly, prints the
/// row's text; FormatKit has to print it for them as well. Where there are none, the locale's pattern of that length is not
/// the one of its fields, and no style says what the row asks for.
struct DateSet: ConformanceSet {
  let title: String
  let file: String

  static let cldr46 = DateSet(title: "Dates and times", file: "datetime_fmt.tsv")
  static let cldr47 = DateSet(title: "Dates and times, CLDR 47", file: "datetime_cldr47.tsv")

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    let fields = row["classical_skeleton"]
    let skeletons =
      fields.isEmpty
      ? DateSkeleton.all(date: row["date_length"], time: row["time_length"])
      : DateSkeleton.all(fields: fields)
    let requests = skeletons.compactMap { DateRequest(row, $0) }
    let said = requests.first {
      $0.rawText(of: row).map { sameScalars($0, row["expected"]) } ?? false
    }
    guard let request = said ?? requests.first else { return .failed(printed: "no date") }
    let outcome = ConformanceJudge(row).outcome(in: request.locale(of: row)) {
      request.text(in: $0) ?? "no style"
    }
    guard case .failed(let printed) = outcome, said == nil else { return outcome }
    let isICUs = requests.contains { $0.rawText(of: row).map { sameScalars($0, printed) } ?? false }
    guard isICUs else { return .failed(printed: printed) }
    return .notExpressible(
      fields.isEmpty
        ? "a length of which the pattern is not that of its fields"
        : "fields that ICU's generator joins in another way")
  }
}
