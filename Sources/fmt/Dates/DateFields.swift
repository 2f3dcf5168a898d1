import Foundation

/// The options that put fields into a date, one for each field, and all together as `--fields`.
enum DateFields {
  static let skeleton = Setting<[DateSymbol]>(
    "fields", "LETTERS", "Fields by Unicode's letters, in any order: yMMMd, EEEEjm",
    read: { text throws(BadValue) in try DatePattern.fields(text) })

  private static let era = field(
    "era", "Era", [("abbreviated", "G"), ("wide", "GGGG"), ("narrow", "GGGGG")])
  private static let year = field(
    "year", "Year", [("digits", "y"), ("two-digits", "yy")], also: "yyyy, r, u")
  private static let quarter = field(
    "quarter", "Quarter",
    [
      ("digit", "Q"), ("two-digits", "QQ"), ("abbreviated", "QQQ"), ("wide", "QQQQ"),
      ("narrow", "QQQQQ"),
    ])
  private static let month = field(
    "month", "Month",
    [
      ("digits", "M"), ("two-digits", "MM"), ("abbreviated", "MMM"), ("wide", "MMMM"),
      ("narrow", "MMMMM"),
    ])
  private static let week = field(
    "week", "Week", [("digits", "w"), ("two-digits", "ww"), ("of-month", "W")])
  private static let day = field(
    "day", "Day of the month",
    [("digits", "d"), ("two-digits", "dd"), ("ordinal-of-weekday", "F")],
    also: "g for the modified Julian day")
  private static let dayOfYear = field(
    "day-of-year", "Day of the year",
    [("digits", "D"), ("two-digits", "DD"), ("three-digits", "DDD")])
  private static let weekday = field(
    "weekday", "Day of the week",
    [
      ("abbreviated", "EEE"), ("wide", "EEEE"), ("narrow", "EEEEE"), ("short", "EEEEEE"),
      ("digit", "e"), ("two-digits", "ee"),
    ])
  private static let hour = field(
    "hour", "Hour",
    [
      ("digits", "j"), ("two-digits", "jj"), ("wide-period", "jjj"),
      ("two-digits-wide-period", "jjjj"), ("narrow-period", "jjjjj"),
      ("two-digits-narrow-period", "jjjjjj"), ("no-period", "J"), ("two-digits-no-period", "JJ"),
      ("conversational", "C"), ("two-digits-conversational", "CC"),
      ("wide-conversational", "CCC"), ("two-digits-wide-conversational", "CCCC"),
      ("narrow-conversational", "CCCCC"), ("two-digits-narrow-conversational", "CCCCCC"),
    ])
  private static let minute = field("minute", "Minute", [("digits", "m"), ("two-digits", "mm")])
  private static let second = field("second", "Second", [("digits", "s"), ("two-digits", "ss")])
  private static let fraction = field(
    "second-fraction", "Fraction of the second", [("tenths", "S"), ("milliseconds", "SSS")],
    also: "S to SSSSSSSSS, A for milliseconds of the day")
  private static let zone = field(
    "zone", "Name of the time zone",
    [
      ("specific", "z"), ("specific-long", "zzzz"), ("generic", "v"), ("generic-long", "vvvv"),
      ("iso8601", "Z"), ("iso8601-long", "ZZZZZ"), ("gmt", "O"), ("gmt-long", "OOOO"),
      ("identifier", "V"), ("identifier-long", "VV"), ("city", "VVV"), ("location", "VVVV"),
    ])

  private static let each = [
    era, year, quarter, month, week, day, dayOfYear, weekday, hour, minute, second, fraction, zone,
  ]

  static let all = [skeleton.spec] + each.map(\.spec)

  /// The fields of intervals, which have fewer.
  static let ofIntervals =
    [skeleton.spec] + [month, weekday, hour, zone].map(\.spec)
    + [year, day, minute, second].map { $0.spec.only(["digits"]) }

  /// An option for a field: its words, or the letters themselves.
  private static func field(
    _ name: String, _ help: String, _ words: [(String, String)], also: String? = nil
  ) -> Setting<DateSymbol> {
    let more = also.map { "; also by letters: \($0)" } ?? ""
    return Setting(
      name, "FORM", help + more, words: words.map(\.0),
      read: { text throws(BadValue) in
        let letters = words.map(\.1)
        if let symbol = DateSymbol(letters: text),
          text.first.map({ first in
            letters.contains { $0.first == first } || (also ?? "").contains(first)
          }) == true
        {
          return symbol
        }
        guard let symbol = DateSymbol(letters: try chosen(text, among: words))
        else {
          throw BadValue(value: text, wanted: "a form of \(help)", reason: "there is none")
        }
        return symbol
      })
  }

  /// The fields that a command line asks for.
  static func read(_ options: Options) throws(UsageError) -> [DateSymbol] {
    var symbols = try options.value(of: skeleton, or: [])
    for option in each {
      if let symbol = try options.value(of: option) { symbols.append(symbol) }
    }
    return symbols
  }
}
