import Foundation
import Testing

/// Styles from a stranger: every style of the family is decoded with each place of its coded form changed to something absurd.
///
/// Such a style is refused when it is decoded, or it writes every value, compiled or not, in a text of bounded length, and
/// reads texts back. By default a part of the changes is tried; all of them in a full run (`FORMATKIT_FULL=1`).
struct HostileStyleTests {
  @Test(.timeLimit(.minutes(10)), arguments: HostileFamily.all)
  func absurdSettingsDoNoHarm(to family: HostileFamily) {
    let cases = family.cases()
    #expect(cases.count > 50)
    for hostile in FullRun.thinned(cases, every: 31) {
      for problem in hostile.problems() {
        Issue.record("\(family.testDescription), \(hostile.name): \(problem)")
      }
    }
  }
}
