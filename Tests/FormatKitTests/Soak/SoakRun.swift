import Foundation

/// Samples of all styles at random, on several threads, for a number of samples or until a time is over.
struct SoakRun: Sendable {
  let seed: UInt64
  let threads = max(2, ProcessInfo.processInfo.activeProcessorCount)
  /// When to end; `nil` to end with the number of samples.
  var end: ContinuousClock.Instant?
  var samples = Int.max

  /// What came of it; each thread takes every so many-th sample, so that a seed means the same samples always.
  func report() async -> SoakReport {
    await withTaskGroup(of: SoakReport.self) { group in
      for first in 0..<threads {
        group.addTask {
          var report = SoakReport()
          for index in stride(from: first, to: samples, by: threads) {
            if isOver { break }
            check(index, into: &report)
          }
          return report
        }
      }
      return await group.reduce(into: SoakReport()) { $0 += $1 }
    }
  }

  private var isOver: Bool {
    end.map { ContinuousClock.now >= $0 } ?? false
  }

  private func check(_ index: Int, into report: inout SoakReport) {
    let sampleSeed = seed &* 1_000_003 &+ UInt64(index)
    var generator = SeededGenerator(seed: sampleSeed)
    let kind = StyleSampler.all.randomElement(using: &generator) ?? StyleSampler.all[0]
    let locale = Self.locale(&generator)
    var checker: any StyleVisitor = SoakChecker()
    kind.show(SampleContext(locale: locale, generator: generator), &checker)
    guard let checker = checker as? SoakChecker else { return }
    report.add(checker, kind: kind.testDescription, locale: locale, seed: sampleSeed)
  }

  /// Any locale that Foundation knows, one in four with digits that are not its own.
  private static func locale(_ generator: inout SeededGenerator) -> Locale {
    let locale = Sweep.locales.randomElement(using: &generator)?.locale ?? Locale(identifier: "")
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return locale }
    let digits: [Locale.NumberingSystem] = [
      "latn", "arab", "arabext", "beng", "deva", "fullwide", "mymr", "thai",
    ]
    var components = Locale.Components(locale: locale)
    components.numberingSystem = digits.randomElement(using: &generator)
    return Locale(components: components)
  }
}
