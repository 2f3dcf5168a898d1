import FormatKit
import Foundation
import Testing

/// Where the text of a range changes next.
struct DateComponentsDiscreteTests {
  @Test func stepsAsAppleDocumentsIt() throws {
    let style = DateComponentsFormatStyle(style: .wide, locale: .english, calendar: .test())
    let start = Date.test("2024-01-01T00:00:00Z")
    let hour = start..<start + 3_600
    #expect(style.format(hour) == "1 hour")
    let before = try #require(style.discreteInput(before: hour))
    #expect(style.format(before) == "59 minutes, 59 seconds")
    let after = try #require(style.discreteInput(after: hour))
    #expect(style.format(after) == "1 hour, 1 second")
    #expect(style.discreteInput(before: start..<start + 0.5) == nil)
  }

  @Test func stepsBackFromAFixedEnd() throws {
    var style = DateComponentsFormatStyle(style: .wide, locale: .english, calendar: .test())
    style.isPositive = false
    let end = Date.test("2024-01-01T00:00:00Z")
    let hour = end - 3_600..<end
    let before = try #require(style.discreteInput(before: hour))
    #expect(style.format(before) == "-1 hour, 1 second")
    #expect(before.upperBound == end && before.lowerBound == end - 3_601)
    let after = try #require(style.discreteInput(after: hour))
    #expect(style.format(after) == "-59 minutes, 59 seconds")
    #expect(style.discreteInput(after: end - 0.5..<end) == nil)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let style: DateComponentsFormatStyle
    var testDescription: String {
      let fields = style.fields.map { "\($0.count) fields" } ?? "all fields"
      return "\(style.calendar.identifier) \(style.calendar.timeZone.identifier) \(fields)"
        + " \(style.isPositive)"
    }
  }

  static let cases: [Case] = {
    let fields: [Set<DateComponentsFormatStyle.Field>?] = [
      nil, [.second], [.minute], [.hour, .second], [.year, .day], [.month, .day], [.month, .week],
    ]
    let calendars: [Calendar] = [
      .test(), .test(.gregorian, zone: "America/New_York"),
      .test(.hebrew, zone: "Australia/Lord_Howe"),
    ]
    var cases: [Case] = []
    for calendar in calendars {
      for fields in fields {
        for isPositive in [true, false] {
          var style = DateComponentsFormatStyle(
            style: .wide, locale: .english, calendar: calendar, fields: fields)
          style.isPositive = isPositive
          cases.append(Case(style: style))
        }
      }
    }
    return cases
  }()

  /// Between one step and the next the text stays the same, and at both it is another one.
  @Test(arguments: cases)
  func changesAtTheStepsAlone(_ test: Case) throws {
    var random = SeededGenerator(seed: 7)
    let style = test.style
    for _ in 0..<20 {
      let start = Date(timeIntervalSinceReferenceDate: .random(in: 0..<8e8, using: &random))
      let length = pow(10, Double.random(in: 0.5..<8.5, using: &random))
      let range = start..<(start + length)
      let text = style.format(range)
      let (previous, next) = (style.discreteInput(before: range), style.discreteInput(after: range))
      // Only where all counts are zero is there no step on the side of the fixed bound.
      #expect((style.isPositive ? next : previous) != nil)
      #expect((style.isPositive ? previous : next) != nil || text.hasPrefix("0 "))
      guard let previous, let next else { continue }
      try expectSame(text, from: previous, to: next, style, &random)
    }
  }

  private func expectSame(
    _ text: String, from previous: Range<Date>, to next: Range<Date>,
    _ style: DateComponentsFormatStyle, _ random: inout SeededGenerator
  ) throws {
    #expect(style.format(next) != text)
    #expect(style.format(previous) != text)
    let first = try #require(style.input(after: previous))
    let last = try #require(style.input(before: next))
    #expect(style.format(first) == text && style.format(last) == text)
    func moving(_ range: Range<Date>) -> Date {
      style.isPositive ? range.upperBound : range.lowerBound
    }
    let date = Date(
      timeIntervalSinceReferenceDate: .random(
        in: moving(first)
          .timeIntervalSinceReferenceDate...moving(last)
          .timeIntervalSinceReferenceDate, using: &random))
    let between =
      style.isPositive ? first.lowerBound..<date : date..<first.upperBound
    #expect(style.format(between) == text)
  }

  /// Whatever the range, asking for a step traps nowhere.
  @Test func stepsFromAnyRange() {
    let dates = [-.infinity, -1e15, 0, 1e15, .infinity].map(
      Date.init(timeIntervalSinceReferenceDate:))
    for isPositive in [true, false] {
      var style = DateComponentsFormatStyle(style: .wide, locale: .english, calendar: .test())
      style.isPositive = isPositive
      for (index, start) in dates.enumerated() {
        for range in dates[index...].map({ start..<$0 }) {
          let steps = [
            style.discreteInput(before: range), style.discreteInput(after: range),
            style.input(before: range), style.input(after: range),
          ]
          #expect(steps.allSatisfy { $0.map(style.format) != "" })
        }
      }
    }
  }
}
