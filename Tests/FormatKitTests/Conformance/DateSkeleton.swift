import Foundation

/// The fields of a date by the letters of UTS #35 part 4, "Date Field Symbol Table": `yMMMd` is year, short month and day.
struct DateSkeleton {
  let letters: String

  init(_ letters: String) {
    self.letters = letters
  }

  /// The fields that a date and a time of some length may have, the usual ones first; none for a length that is not known.
  static func all(date: String, time: String) -> [DateSkeleton] {
    let dates = [
      "": [""], "full": ["yMMMMEEEEd", "GyMMMMEEEEd"], "long": ["yMMMMd", "GyMMMMd"],
      "medium": ["yMMMd", "GyMMMd", "yMMdd", "yMd"],
      "short": ["yyMd", "yMd", "yyMMdd", "yMMdd", "GGGGGyMd", "GGGGGyMMdd"],
    ]
    // The hour of the locale's clock, and the same with the part of the day that some locales say instead of AM and PM.
    let times = [
      "": [""], "full": ["jmmsszzzz", "Cmmsszzzz"], "long": ["jmmssz", "Cmmssz"],
      "medium": ["jmmss", "Cmmss"], "short": ["jmm", "Cmm"],
    ]
    guard let dates = dates[date], let times = times[time] else { return [] }
    return dates.flatMap { date in times.map { DateSkeleton(date + $0) } }
  }

  /// The fields of a row, and the same with two digits of the clock: Foundation keeps to the number of letters, where ICU by
  /// itself takes what the locale's pattern has.
  static func all(fields: String) -> [DateSkeleton] {
    let minutes = fields.replacing("ms", with: "mmss")
    let hours = minutes.replacing("Hm", with: "HHm").replacing("jm", with: "jjm")
    return [minutes, hours, fields].map(DateSkeleton.init)
  }

  /// The letters in runs: `yMMMd` is y, MMM and d.
  private var symbols: [(letter: Character, count: Int)] {
    letters.reduce(into: []) { symbols, letter in
      if symbols.last?.letter == letter {
        symbols[symbols.count - 1].count += 1
      } else {
        symbols.append((letter, 1))
      }
    }
  }

  /// A style with these fields; `nil` where a field is one that no style has.
  func applied(to style: Date.FormatStyle) -> Date.FormatStyle? {
    symbols.reduce(style as Date.FormatStyle?) { style, symbol in
      style.flatMap { Self.add(symbol.letter, symbol.count, to: $0) }
    }
  }

  private static func add(
    _ letter: Character, _ count: Int, to style: Date.FormatStyle
  ) -> Date.FormatStyle? {
    switch (letter, count) {
    case ("G", 1...3): style.era(.abbreviated)
    case ("G", 4): style.era(.wide)
    case ("G", 5): style.era(.narrow)
    case ("y", 1): style.year(.defaultDigits)
    case ("y", 2): style.year(.twoDigits)
    case ("M", 1): style.month(.defaultDigits)
    case ("M", 2): style.month(.twoDigits)
    case ("M", 3), ("L", 3): style.month(.abbreviated)
    case ("M", 4), ("L", 4): style.month(.wide)
    case ("d", 1): style.day(.defaultDigits)
    case ("d", 2): style.day(.twoDigits)
    case ("E", 1...3): style.weekday(.abbreviated)
    case ("E", 4): style.weekday(.wide)
    // Which clock it is is for the locale to say.
    case ("j", 1), ("C", 1), ("h", 1), ("H", 1): style.hour(.defaultDigits(amPM: .abbreviated))
    case ("j", 2), ("H", 2): style.hour(.twoDigits(amPM: .abbreviated))
    case ("m", 1): style.minute(.defaultDigits)
    case ("m", 2): style.minute(.twoDigits)
    case ("s", 1): style.second(.defaultDigits)
    case ("s", 2): style.second(.twoDigits)
    default: addZone(letter, count, to: style)
    }
  }

  private static func addZone(
    _ letter: Character, _ count: Int, to style: Date.FormatStyle
  ) -> Date.FormatStyle? {
    switch (letter, count) {
    case ("z", 1): style.timeZone(.specificName(.short))
    case ("z", 4): style.timeZone(.specificName(.long))
    case ("v", 1): style.timeZone(.genericName(.short))
    case ("v", 4): style.timeZone(.genericName(.long))
    case ("O", 1): style.timeZone(.localizedGMT(.short))
    case ("V", 4): style.timeZone(.genericLocation)
    default: nil
    }
  }
}
