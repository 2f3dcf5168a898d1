/// Reads durations: seconds, `1h30m`, `1:30:00`, or ISO 8601, `PT1H30M`.
struct DurationReader {
  private let text: String
  private let isNegative: Bool
  private var rest: Substring
  private var attoseconds: Int128 = 0

  static func read(_ text: String) throws(BadValue) -> Duration {
    if let number = try? NumberReader.read(text) {
      guard case .finite(let seconds) = number else {
        throw bad(text, "it is not a finite number of seconds")
      }
      return try duration(try attoseconds(seconds, .seconds(1), text), text)
    }
    var reader = DurationReader(text)
    if reader.rest.first == "P" {
      try reader.readISO()
    } else if reader.rest.contains(":") {
      try reader.readClock()
    } else {
      try reader.readUnits()
    }
    return try duration(reader.isNegative ? -reader.attoseconds : reader.attoseconds, text)
  }

  private init(_ text: String) {
    self.text = text
    isNegative = text.hasPrefix("-")
    rest = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
  }

  // MARK: The three forms

  /// `PT1H30M`, `P2W`, `P1DT12H`; years and months have no length of their own.
  private mutating func readISO() throws(BadValue) {
    rest.removeFirst()
    var isTime = false
    var isEmpty = true
    while let first = rest.first {
      if first == "T", !isTime {
        isTime = true
        isEmpty = true
        rest.removeFirst()
        continue
      }
      let number = try number()
      let unit = rest.popFirst()
      guard let seconds = Self.seconds(ofISOUnit: unit, isTime: isTime) else {
        let isCalendar = unit == "Y" || unit == "M"
        throw Self.bad(
          text,
          isCalendar ? "years and months differ in length" : "its units are W, D, T, H, M and S")
      }
      try add(number, .seconds(seconds))
      isEmpty = false
    }
    if isEmpty { throw Self.bad(text, "a number and a unit are missing at its end") }
  }

  private static func seconds(ofISOUnit unit: Character?, isTime: Bool) -> Int? {
    switch (unit, isTime) {
    case ("W", false): 604_800
    case ("D", false): 86_400
    case ("H", true): 3600
    case ("M", true): 60
    case ("S", true): 1
    default: nil
    }
  }

  /// `1:30:00` and `0:00:01.5`; two parts alone could be hours or minutes.
  private mutating func readClock() throws(BadValue) {
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw Self.bad(
        text, "it could be hours or minutes",
        parts.count == 2
          ? "write \(parts[0]):\(parts[1]):00 or 0:\(padded(parts[0])):\(parts[1])" : nil)
    }
    for (part, seconds) in zip(parts, [3600, 60, 1]) {
      let isLast = seconds == 1
      let whole = part.prefix { $0.isDecimalDigit }
      guard !whole.isEmpty, isLast || whole.count == part.count,
        seconds == 3600 || whole.count == 2,
        seconds == 3600 || (Int(whole) ?? 60) < 60
      else { throw Self.bad(text, "minutes and seconds are 00 to 59") }
      rest = part
      try add(try number(), .seconds(seconds))
      guard rest.isEmpty else { throw Self.bad(text, "\"\(rest)\" is left over") }
    }
  }

  private func padded(_ part: Substring) -> String {
    part.count == 1 ? "0\(part)" : String(part)
  }

  /// A unit: how many times ten to a power of attoseconds.
  private struct Unit {
    let factor: Int
    let power: Int

    static func seconds(_ count: Int) -> Unit { Unit(factor: count, power: 18) }
  }

  /// The units of `1h30m`; the longer name first where one begins another.
  private static let units: [(name: String, unit: Unit)] = [
    ("w", .seconds(604_800)), ("d", .seconds(86_400)), ("h", .seconds(3600)),
    ("min", .seconds(60)), ("ms", Unit(factor: 1, power: 15)), ("m", .seconds(60)),
    ("s", .seconds(1)), ("us", Unit(factor: 1, power: 12)), ("µs", Unit(factor: 1, power: 12)),
    ("μs", Unit(factor: 1, power: 12)), ("ns", Unit(factor: 1, power: 9)),
  ]

  /// `1h30m`, `1.5h`, `2 d 4 h`.
  private mutating func readUnits() throws(BadValue) {
    repeat {
      let number = try number()
      rest = rest.drop { $0 == " " }
      guard let unit = Self.units.first(where: { rest.hasPrefix($0.name) }),
        rest.dropFirst(unit.name.count).first?.isLetter != true
      else {
        throw Self.bad(text, "its units are w, d, h, m, s, ms, us and ns", Self.advice)
      }
      rest = rest.dropFirst(unit.name.count).drop { $0 == " " }
      try add(number, unit.unit)
    } while !rest.isEmpty
  }

  // MARK: Numbers

  /// The number at the beginning of what is left, with a point or a comma.
  private mutating func number() throws(BadValue) -> ExactDecimal {
    let digits = rest.prefix { $0.isDecimalDigit || ".,".contains($0) }
    guard
      case .finite(let value)? = try? NumberReader.read(String(digits.map { $0 == "," ? "." : $0 }))
    else {
      let found = rest.first.map { "\"\($0)\"" } ?? "its end"
      throw Self.bad(
        text, "a number should stand before \(found)", Self.advice)
    }
    rest = rest.dropFirst(digits.count)
    return value
  }

  private mutating func add(_ number: ExactDecimal, _ unit: Unit) throws(BadValue) {
    let more = try Self.attoseconds(number, unit, text)
    let (sum, overflow) = attoseconds.addingReportingOverflow(more)
    guard !overflow else { throw Self.tooLong(text) }
    attoseconds = sum
  }

  /// A number of units in attoseconds, the smallest part of a `Duration`, rounded half to even.
  private static func attoseconds(
    _ number: ExactDecimal, _ unit: Unit, _ text: String
  ) throws(BadValue) -> Int128 {
    guard number.magnitude < 20 else { throw tooLong(text) }
    guard number.magnitude > -40 else { return 0 }
    let (integer, fraction) = number.plainDigits
    // Twelve digits more than there are attoseconds; those behind them matter only for a tie.
    let count = unit.power + 12
    let isMore = fraction.dropFirst(count).contains { $0 != "0" }
    let digits =
      fraction.prefix(count) + String(repeating: "0", count: max(0, count - fraction.count))
    let whole = (Int128(integer) ?? 0).multipliedReportingOverflow(
      by: Int128(unit.factor) * power(unit.power))
    guard !whole.overflow else { throw tooLong(text) }
    let part = rounded((Int128(digits) ?? 0) * Int128(unit.factor), by: power(12), andMore: isMore)
    let sum = whole.partialValue.addingReportingOverflow(part)
    guard !sum.overflow else { throw tooLong(text) }
    return number.isNegative ? -sum.partialValue : sum.partialValue
  }

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static func rounded(
    _ value: Int128, by divisor: Int128, andMore isMore: Bool
  ) -> Int128 {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    let isUp =
      remainder * 2 > divisor || (remainder * 2 == divisor && (isMore || quotient % 2 == 1))
    return isUp ? quotient + 1 : quotient
  }

  private static func duration(_ attoseconds: Int128, _ text: String) throws(BadValue) -> Duration {
    let (seconds, rest) = attoseconds.quotientAndRemainder(dividingBy: power(18))
    guard abs(seconds) <= limit else { throw tooLong(text) }
    return Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest))
  }

  /// Foundation counts seconds in 64 bits, and needs room to round.
  static let limit: Int128 = 9_200_000_000_000_000_000

  private static func tooLong(_ text: String) -> BadValue {
    bad(text, "durations go to \(limit) seconds")
  }

  private static func bad(_ text: String, _ reason: String, _ advice: String? = nil) -> BadValue {
    BadValue(value: text, wanted: "a duration", reason: reason, advice: advice)
  }

  private static let advice = "write 3700, 1h30m, 1:30:00 or PT1H30M"
}
