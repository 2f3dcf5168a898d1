import Foundation

/// One field of a date and how it is written, as Unicode's letters say it: `MMMM` (UTS #35 part 4,
/// "Date Field Symbol Table").
enum DateSymbol: Sendable {
  typealias Symbol = Date.FormatStyle.Symbol

  case era(Symbol.Era)
  case year(Symbol.Year)
  case quarter(Symbol.Quarter)
  case month(Symbol.Month)
  case week(Symbol.Week)
  case day(Symbol.Day)
  case dayOfYear(Symbol.DayOfYear)
  case weekday(Symbol.Weekday)
  case hour(Symbol.Hour)
  case minute(Symbol.Minute)
  case second(Symbol.Second)
  case secondFraction(Symbol.SecondFraction)
  case timeZone(Symbol.TimeZone)

  // Only where the pattern is spelled out:
  case yearForWeekOfYear(Symbol.YearForWeekOfYear)
  case cyclicYear(Symbol.CyclicYear)
  case standaloneQuarter(Symbol.StandaloneQuarter)
  case standaloneMonth(Symbol.StandaloneMonth)
  case standaloneWeekday(Symbol.StandaloneWeekday)
  case dayPeriod(Symbol.DayPeriod)
  case clockHour(Symbol.VerbatimHour)

  /// The field that letters stand for; `nil` when Foundation has no such field.
  init?(letters: String) {
    guard let symbol = Self.fixed[letters] ?? Self.counted(letters) else { return nil }
    self = symbol
  }

  /// The fields whose letters may stand any number of times.
  private static func counted(_ letters: String) -> DateSymbol? {
    let count = letters.utf8.count
    guard count <= 9, let letter = letters.first, letters.allSatisfy({ $0 == letter }) else {
      return nil
    }
    return switch letter {
    case "y": .year(.padded(count))
    case "r": .year(.relatedGregorian(minimumLength: count))
    case "u": .year(.extended(minimumLength: count))
    case "Y": .yearForWeekOfYear(.padded(count))
    case "g": .day(.julianModified(minimumLength: count))
    case "S": .secondFraction(.fractional(count))
    case "A": .secondFraction(.milliseconds(count))
    default: nil
    }
  }

  private static let fixed: [String: DateSymbol] = [
    "G": .era(.abbreviated), "GG": .era(.abbreviated), "GGG": .era(.abbreviated),
    "GGGG": .era(.wide), "GGGGG": .era(.narrow),
    "y": .year(.defaultDigits), "yy": .year(.twoDigits),
    "Y": .yearForWeekOfYear(.defaultDigits), "YY": .yearForWeekOfYear(.twoDigits),
    "U": .cyclicYear(.abbreviated), "UU": .cyclicYear(.abbreviated),
    "UUU": .cyclicYear(.abbreviated), "UUUU": .cyclicYear(.wide), "UUUUU": .cyclicYear(.narrow),
    "Q": .quarter(.oneDigit), "QQ": .quarter(.twoDigits), "QQQ": .quarter(.abbreviated),
    "QQQQ": .quarter(.wide), "QQQQQ": .quarter(.narrow),
    "q": .standaloneQuarter(.oneDigit), "qq": .standaloneQuarter(.twoDigits),
    "qqq": .standaloneQuarter(.abbreviated), "qqqq": .standaloneQuarter(.wide),
    "qqqqq": .standaloneQuarter(.narrow),
    "M": .month(.defaultDigits), "MM": .month(.twoDigits), "MMM": .month(.abbreviated),
    "MMMM": .month(.wide), "MMMMM": .month(.narrow),
    "L": .standaloneMonth(.defaultDigits), "LL": .standaloneMonth(.twoDigits),
    "LLL": .standaloneMonth(.abbreviated), "LLLL": .standaloneMonth(.wide),
    "LLLLL": .standaloneMonth(.narrow),
    "w": .week(.defaultDigits), "ww": .week(.twoDigits), "W": .week(.weekOfMonth),
    "d": .day(.defaultDigits), "dd": .day(.twoDigits), "F": .day(.ordinalOfDayInMonth),
    "D": .dayOfYear(.defaultDigits), "DD": .dayOfYear(.twoDigits),
    "DDD": .dayOfYear(.threeDigits),
    "E": .weekday(.abbreviated), "EE": .weekday(.abbreviated), "EEE": .weekday(.abbreviated),
    "EEEE": .weekday(.wide), "EEEEE": .weekday(.narrow), "EEEEEE": .weekday(.short),
    "e": .weekday(.oneDigit), "ee": .weekday(.twoDigits), "eee": .weekday(.abbreviated),
    "eeee": .weekday(.wide), "eeeee": .weekday(.narrow), "eeeeee": .weekday(.short),
    "c": .standaloneWeekday(.oneDigit), "ccc": .standaloneWeekday(.abbreviated),
    "cccc": .standaloneWeekday(.wide), "ccccc": .standaloneWeekday(.narrow),
    "cccccc": .standaloneWeekday(.short),
    "a": .dayPeriod(.standard(.abbreviated)), "aaaa": .dayPeriod(.standard(.wide)),
    "aaaaa": .dayPeriod(.standard(.narrow)), "b": .dayPeriod(.with12s(.abbreviated)),
    "bbbb": .dayPeriod(.with12s(.wide)), "bbbbb": .dayPeriod(.with12s(.narrow)),
    "B": .dayPeriod(.conversational(.abbreviated)), "BBBB": .dayPeriod(.conversational(.wide)),
    "BBBBB": .dayPeriod(.conversational(.narrow)),
    "j": .hour(.defaultDigits(amPM: .abbreviated)), "jj": .hour(.twoDigits(amPM: .abbreviated)),
    "jjj": .hour(.defaultDigits(amPM: .wide)), "jjjj": .hour(.twoDigits(amPM: .wide)),
    "jjjjj": .hour(.defaultDigits(amPM: .narrow)), "jjjjjj": .hour(.twoDigits(amPM: .narrow)),
    "J": .hour(.defaultDigits(amPM: .omitted)), "JJ": .hour(.twoDigits(amPM: .omitted)),
    "C": .hour(.conversationalDefaultDigits(amPM: .abbreviated)),
    "CC": .hour(.conversationalTwoDigits(amPM: .abbreviated)),
    "CCC": .hour(.conversationalDefaultDigits(amPM: .wide)),
    "CCCC": .hour(.conversationalTwoDigits(amPM: .wide)),
    "CCCCC": .hour(.conversationalDefaultDigits(amPM: .narrow)),
    "CCCCCC": .hour(.conversationalTwoDigits(amPM: .narrow)),
    "h": .clockHour(.defaultDigits(clock: .twelveHour, hourCycle: .oneBased)),
    "hh": .clockHour(.twoDigits(clock: .twelveHour, hourCycle: .oneBased)),
    "H": .clockHour(.defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased)),
    "HH": .clockHour(.twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)),
    "K": .clockHour(.defaultDigits(clock: .twelveHour, hourCycle: .zeroBased)),
    "KK": .clockHour(.twoDigits(clock: .twelveHour, hourCycle: .zeroBased)),
    "k": .clockHour(.defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased)),
    "kk": .clockHour(.twoDigits(clock: .twentyFourHour, hourCycle: .oneBased)),
    "m": .minute(.defaultDigits), "mm": .minute(.twoDigits),
    "s": .second(.defaultDigits), "ss": .second(.twoDigits),
    "z": .timeZone(.specificName(.short)), "zzzz": .timeZone(.specificName(.long)),
    "Z": .timeZone(.iso8601(.short)), "ZZZZ": .timeZone(.localizedGMT(.long)),
    "ZZZZZ": .timeZone(.iso8601(.long)), "O": .timeZone(.localizedGMT(.short)),
    "OOOO": .timeZone(.localizedGMT(.long)), "v": .timeZone(.genericName(.short)),
    "vvvv": .timeZone(.genericName(.long)), "V": .timeZone(.identifier(.short)),
    "VV": .timeZone(.identifier(.long)), "VVV": .timeZone(.exemplarLocation),
    "VVVV": .timeZone(.genericLocation),
  ]
}
