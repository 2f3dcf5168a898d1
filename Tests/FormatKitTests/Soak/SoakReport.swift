import Foundation

/// What a long run at random came to.
struct SoakReport {
  var styles = 0
  var texts = 0
  var corrected = 0
  var kinds: Set<String> = []
  var locales: Set<String> = []
  var faults: [String] = []

  static func += (left: inout SoakReport, right: SoakReport) {
    left.styles += right.styles
    left.texts += right.texts
    left.corrected += right.corrected
    left.kinds.formUnion(right.kinds)
    left.locales.formUnion(right.locales)
    left.faults += right.faults
  }

  /// Adds what came of one sample.
  mutating func add(_ checker: SoakChecker, kind: String, locale: Locale, seed: UInt64) {
    styles += 1
    texts += checker.texts
    corrected += checker.corrected
    kinds.insert(kind)
    locales.insert(locale.identifier)
    faults += checker.faults.map { "\(kind), \(locale.identifier), sample \(seed): \($0)" }
  }

  /// One line for people.
  var line: String {
    "\(styles) styles of \(kinds.count) kinds in \(locales.count) locales, \(texts) texts compared, "
      + "\(corrected) values corrected, \(faults.count) faults"
  }
}
