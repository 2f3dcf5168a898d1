import Foundation
import Testing

@testable import FormatKit

struct ZoneSpansTests {
  @Test func hasTheOffsetsOfEveryZone() throws {
    var generator = SeededGenerator(seed: Differential.seed)
    for identifier in FullRun.thinned(TimeZone.knownTimeZoneIdentifiers, every: 10) {
      let zone = try #require(TimeZone(identifier: identifier))
      let spans = ZoneSpans.spans(of: zone)
      for index in 0..<100 {
        let range =
          index % 2 == 0 ? -12_000_000_000...253_000_000_000 : -2_000_000_000...5_000_000_000
        let seconds = Int.random(in: range, using: &generator)
        let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
        #expect(spans.offsetAndKind(at: seconds).offset == offset, "\(identifier) at \(seconds)")
      }
    }
  }

  @Test func changesAtTheSecond() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let spans = ZoneSpans.spans(of: zone)
    let start = 1_711_846_800  // 2024-03-31T01:00:00Z
    #expect(spans.offsetAndKind(at: start - 1).offset == 3600)
    #expect(spans.offsetAndKind(at: start).offset == 7200)
  }
}

struct CivilDayTests {
  @Test func agreesWithTheSlowCalendar() {
    var generator = SeededGenerator(seed: Differential.seed)
    for _ in 0..<5000 {
      let days = Int.random(in: -140_000...2_932_000, using: &generator)
      let day = CivilDay(daysSince1970: days)
      let date = CivilDate(days: days)
      #expect(day.year == date.year && day.month == date.month && day.day == date.day)
      #expect(day.dayOfYear == date.dayOfYear)
      #expect(
        CivilDay.daysSince1970(year: day.year, month: day.month, day: day.day) == days)
    }
  }
}
