import Foundation
import Testing

/// What holds for every style, with any settings, in every locale.
///
/// The attributed text flattens to the plain one; compiled, coded and relocated styles write the same; a text that loses
/// nothing is read back; no text has a flaw. By default each locale sees one kind of style after another, a full run
/// (`FORMATKIT_FULL=1`) shows every kind in every locale. `FORMATKIT_SEED` draws other settings and values.
struct StyleLawTests {
  @Test(arguments: 0..<4)
  func everyStyleInEveryLocale(quarter: Int) {
    var texts = 0
    for (step, locale) in Sweep.locales where step % 4 == quarter {
      let kinds = Sweep.few(1, of: StyleSampler.all, step: step / 4 + quarter * 7)
      for (index, kind) in kinds.enumerated() {
        let seed = Differential.seed &* 1_000_003 &+ UInt64(step * 64 + index)
        let context = SampleContext(locale: locale, generator: SeededGenerator(seed: seed))
        let place = "\(kind.testDescription), \(locale.identifier)"
        var checker: any StyleVisitor = StyleLawChecker(place: place)
        kind.show(context, &checker)
        texts += (checker as? StyleLawChecker)?.texts ?? 0
      }
    }
    #expect(texts > 1_000)
  }
}
