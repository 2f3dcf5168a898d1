/// What came of a set of rows.
struct ConformanceTally {
  private(set) var rows = 0
  private(set) var passed = 0
  private(set) var differing: [ConformanceDifference: Int] = [:]
  private(set) var notExpressible: [String: Int] = [:]
  private(set) var failures: [String] = []

  mutating func count(_ outcome: ConformanceOutcome, of row: ConformanceRow) {
    rows += 1
    switch outcome {
    case .passed: passed += 1
    case .differs(let difference): differing[difference, default: 0] += 1
    case .notExpressible(let reason): notExpressible[reason, default: 0] += 1
    case .failed(let printed):
      failures.append(
        "\(row.label): \(printed.debugDescription), not \(row["expected"].debugDescription)")
    }
  }

  static func += (left: inout ConformanceTally, right: ConformanceTally) {
    left.rows += right.rows
    left.passed += right.passed
    left.differing.merge(right.differing, uniquingKeysWith: +)
    left.notExpressible.merge(right.notExpressible, uniquingKeysWith: +)
    left.failures += right.failures
  }
}

extension ConformanceTally {
  var allDiffering: Int { differing.values.reduce(0, +) }
  var allNotExpressible: Int { notExpressible.values.reduce(0, +) }

  /// The differences by kind, such as "digits 352, spacing 1760"; empty where there is none.
  var kinds: String {
    ConformanceDifference.allCases.compactMap { kind in
      differing[kind].map { "\(kind.title) \($0)" }
    }.joined(separator: ", ")
  }

  /// The reasons for which rows have no style, the most frequent first.
  var reasons: [(reason: String, rows: Int)] {
    notExpressible.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (reason: $0.key, rows: $0.value) }
  }
}
