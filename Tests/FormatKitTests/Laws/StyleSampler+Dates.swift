import FormatKit
import Foundation

extension StyleSampler {
  static let dates = instants + distances

  private static let instants = [
    StyleSampler("dates") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: days, context)) { locale, generator in
          let style = Date.FormatStyle(
            locale: locale, calendar: gregorian, timeZone: zone(&generator))
          return fields(of: style, &generator)
        }
        .attributed { $0.attributedStyle })
    },
    StyleSampler("verbatim dates") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: days, context)) { locale, generator in
          let zone = zone(&generator)
          return Date.VerbatimFormatStyle(
            format: pattern(&generator), locale: locale, timeZone: zone, calendar: gregorian)
        }
        .attributed { $0.attributedStyle }.readBack())
    },
    StyleSampler("ISO 8601") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: days, context)) { _, generator in
          Date.ISO8601FormatStyle(
            dateSeparator: .random(in: 0...1, using: &generator) == 0 ? .dash : .omitted,
            dateTimeSeparator: .random(in: 0...1, using: &generator) == 0 ? .standard : .space,
            timeSeparator: .random(in: 0...1, using: &generator) == 0 ? .colon : .omitted,
            includingFractionalSeconds: .random(using: &generator),
            timeZone: zone(&generator))
        }
        .readBack())
    },
  ]

  private static let distances = [
    StyleSampler("relative dates") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: days, context)) { locale, generator in
          Date.AnchoredRelativeFormatStyle(
            anchor: days.randomElement(using: &generator) ?? .distantPast,
            presentation: .random(using: &generator) ? .named : .numeric,
            unitsStyle: [.wide, .spellOut, .abbreviated, .narrow].randomElement(using: &generator)
              ?? .wide,
            locale: locale, calendar: gregorian)
        })
    },
    StyleSampler("intervals") { context, visitor in
      visitor.visit(
        StyleSample(context, values: ranges(context)) { locale, generator in
          let dates: [Date.IntervalFormatStyle.DateStyle] = [
            .omitted, .numeric, .abbreviated, .long, .complete,
          ]
          let times: [Date.IntervalFormatStyle.TimeStyle] = [
            .omitted, .shortened, .standard, .complete,
          ]
          return Date.IntervalFormatStyle(
            date: dates.randomElement(using: &generator),
            time: times.randomElement(using: &generator), locale: locale, calendar: gregorian,
            timeZone: zone(&generator))
        })
    },
    StyleSampler("date components") { context, visitor in
      visitor.visit(
        StyleSample(context, values: ranges(context)) { locale, generator in
          let widths: [DateComponentsFormatStyle.Style] = [
            .abbreviated, .condensedAbbreviated, .narrow, .spellOut, .wide,
          ]
          let fields: [Set<DateComponentsFormatStyle.Field>?] = [
            nil, [.day, .hour], [.year, .month, .day], [.hour, .minute, .second], [.week],
          ]
          return DateComponentsFormatStyle(
            style: widths.randomElement(using: &generator) ?? .wide, locale: locale,
            calendar: gregorian, fields: fields.randomElement(using: &generator) ?? nil)
        })
    },
  ]

  static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Days of the Gregorian calendar that every style can say.
  static let days = DateSamples.all.filter {
    (-1.2e10...2.5e11).contains($0.timeIntervalSince1970)
  }

  private static func ranges(_ context: SampleContext) -> [Range<Date>] {
    var generator = context.generator
    return some(8, of: days, context).map { start in
      let seconds = exp(Double.random(in: 0...19, using: &generator))
      return start..<(start + seconds.rounded())
    }
  }

  private static func zone(_ generator: inout SeededGenerator) -> TimeZone {
    let names = ["GMT", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia"]
    return names.randomElement(using: &generator).flatMap { TimeZone(identifier: $0) } ?? .gmt
  }

  private static func fields(
    of style: Date.FormatStyle, _ generator: inout SeededGenerator
  ) -> Date.FormatStyle {
    var style = style
    func chance() -> Bool { .random(using: &generator) }
    if chance() { style = style.year(chance() ? .defaultDigits : .padded(4)) }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: style = style.month(.wide)
    case 1: style = style.month(.abbreviated)
    case 2: style = style.month(.twoDigits)
    default: style = style.month(.defaultDigits)
    }
    style = style.day(chance() ? .twoDigits : .defaultDigits)
    if chance() { style = style.weekday(chance() ? .wide : .abbreviated) }
    if chance() { style = style.era() }
    if chance() {
      style = style.hour(chance() ? .defaultDigits(amPM: .wide) : .twoDigits(amPM: .abbreviated))
        .minute()
      if chance() { style = style.second() }
      if chance() { style = style.timeZone() }
    }
    return style
  }

  private static func pattern(_ generator: inout SeededGenerator) -> Date.FormatString {
    let patterns: [Date.FormatString] = [
      "\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)",
      "\(day: .defaultDigits) \(month: .wide) \(year: .defaultDigits) \(era: .abbreviated)",
      "\(weekday: .wide), \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
      "\(month: .abbreviated) \(day: .twoDigits), \(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)) \(dayPeriod: .standard(.wide))",
    ]
    return patterns.randomElement(using: &generator) ?? patterns[0]
  }
}
