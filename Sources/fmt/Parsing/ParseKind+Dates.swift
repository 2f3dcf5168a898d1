import FormatKit
import Foundation

extension ParseKind {
  private static let seconds = Flag("seconds", "Print seconds since 1970 instead of ISO 8601")

  static let date = ParseKind(
    name: "date", summary: "Read a date: 29. Februar 2024 is 2024-02-29T00:00:00Z",
    details: [
      "The options say how the text is written, as for fmt date; --time-zone is where its clock hangs. "
        + "What the text leaves open begins with 1970. The value is printed as ISO 8601, in UTC."
    ],
    options: [seconds.spec] + DateOptions.all,
    examples: [
      Example("parse date \"29. Februar 2024\" --date long --locale de_DE", "2024-02-29T00:00:00Z"),
      Example(
        "parse date \"11/14/2023, 10:13 PM\" --time-zone Asia/Tokyo", "2023-11-14T13:13:00Z"),
      Example(
        "parse date \"2024-02-29 13:05\" --pattern \"yyyy-MM-dd HH:mm\" --seconds", "1709211900"),
    ],
    category: .time,
    reader: { options, environment throws(UsageError) in
      let settings = try DateSettings(options, environment)
      let write = writer(options)
      try DateOptions.refuseContradictions(options)
      if let pattern = try options.value(of: DateOptions.pattern) {
        return { locale in settings.verbatim(pattern, locale).reading(write) }
      }
      let style = try DateStyleOptions(options)
      return { locale throws(UsageError) in try style.style(settings, locale).reading(write) }
    })

  static let iso8601 = ParseKind(
    name: "iso8601", summary: "Read an ISO 8601 date: 2024-02-29T13:05:00,5Z",
    details: [
      "The options say which fields the text has, as for fmt iso8601. A fraction of the second may stand "
        + "after a point or a comma. The value is printed as ISO 8601, in UTC."
    ],
    options: [seconds.spec] + ISO8601Options.all,
    examples: [
      Example("parse iso8601 2024-02-29T13:05:00,5+01:00", "2024-02-29T12:05:00.500Z"),
      Example("parse iso8601 2024-W09-4 --fields year,week,day", "2024-02-29T00:00:00Z"),
      Example("parse iso8601 2024-02-29T13:05:00Z --seconds", "1709211900"),
    ],
    category: .time,
    reader: { options, _ throws(UsageError) in
      let style = try ISO8601Options.style(options)
      let write = writer(options)
      return { _ in style.reading(write) }
    })

  /// Writes a date as ISO 8601 or as seconds, with all the digits that it has.
  private static func writer(_ options: Options) -> @Sendable (Date) -> String {
    let isInSeconds = options.has(seconds)
    return { date in
      let style = Date.ISO8601FormatStyle()
      // No text reads as a date further away.
      guard let instant = ISO8601Instant(date) else { return format(date, style: style) }
      let whole = Decimal(instant.seconds)
      let fraction = Decimal(instant.fraction(digits: 9)) / 1_000_000_000
      guard !isInSeconds else { return (whole + fraction).description }
      let text = format(Date(timeIntervalSince1970: TimeInterval(instant.seconds)), style: style)
      guard fraction > 0 else { return text }
      let digits = fraction.description.dropFirst(2)
      let padding = String(repeating: "0", count: max(0, 3 - digits.count))
      return "\(text.dropLast()).\(digits)\(padding)Z"
    }
  }
}
