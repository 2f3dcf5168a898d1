import Foundation
import Testing

/// Values, styles and locales at random, on several threads at once, each text compared with the right one.
///
/// `Scripts/soak` runs this for ten minutes; without `FORMATKIT_SOAK`, the seconds, some hundred samples are drawn.
struct SoakTests {
  @Test func everyTextIsTheRightOne() async {
    let seconds = ProcessInfo.processInfo.environment["FORMATKIT_SOAK"].flatMap(Double.init)
    var run = SoakRun(seed: Differential.seed)
    if let seconds { run.end = .now + .seconds(seconds) } else { run.samples = 400 }
    let start = ProcessMemory.resident
    let report = await run.report()
    print("soak, seed \(run.seed), \(run.threads) threads: \(report.line)")
    print(
      "memory: \(ProcessMemory.text(start)) before, \(ProcessMemory.text(ProcessMemory.resident)) after, "
        + "\(ProcessMemory.text(ProcessMemory.peak)) at most")
    for fault in report.faults.prefix(20) { Issue.record("\(fault)") }
    #expect(report.faults.isEmpty)
    #expect(report.texts > report.styles)
  }
}
