/// A date as ISO 8601 writes it: a day, and perhaps a time and a zone.
struct ISODate: Equatable {
  /// Days since 1970-01-01.
  var days = 0
  /// Seconds since midnight; `nil` when only the day is given.
  var seconds: Int?
  /// The digits after the decimal sign.
  var fraction = ""
  /// Seconds east of Greenwich; `nil` for local time.
  var offset: Int?
}

/// Reads ISO 8601 dates: calendar, week and ordinal dates, extended and basic, with or without time
/// and zone.
///
/// Only days and times that exist are read.
struct ISODateReader {
  private let text: String
  private let characters: [Character]
  private var position = 0
  private var date = ISODate()

  static func read(_ text: String) throws(BadValue) -> ISODate {
    var reader = ISODateReader(text)
    try reader.readDay()
    if reader.position < reader.characters.count { try reader.readTime() }
    return reader.date
  }

  private init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  // MARK: The day

  private mutating func readDay() throws(BadValue) {
    let year = try readYear()
    let isExtended = skip("-")
    if skip("W") {
      try readWeek(of: year, isExtended: isExtended)
    } else if digitsAhead == 3 {
      let day = try number(3, in: 1...CivilDate.daysInYear(year), "the day of \(year)")
      date.days = CivilDate.days(year: year, month: 1, day: 1) + day - 1
    } else {
      try readMonth(of: year, isExtended: isExtended)
    }
  }

  private mutating func readYear() throws(BadValue) -> Int {
    let isNegative = skip("-")
    let isSigned = isNegative || skip("+")
    let count = isSigned ? digitsBeforeMonth : 4
    guard digitsAhead >= 4, (4...9).contains(count) else { throw bad(nil) }
    let year = try number(count, in: 0...999_999_999, "the year")
    return isNegative ? -year : year
  }

  /// The digits of a signed year: all but those of month and day in the basic form.
  private var digitsBeforeMonth: Int {
    let next = position + digitsAhead
    let isBasic = next == characters.count || "Tt ".contains(characters[next])
    return isBasic ? digitsAhead - 4 : digitsAhead
  }

  private mutating func readWeek(of year: Int, isExtended: Bool) throws(BadValue) {
    let week = try number(2, in: 1...CivilDate.weeksInYear(year), "the week of \(year)")
    if isExtended { try expect("-", before: "the day of the week") }
    let day = try number(1, in: 1...7, "the day of the week")
    date.days = CivilDate.days(weekYear: year, week: week) + day - 1
  }

  private mutating func readMonth(of year: Int, isExtended: Bool) throws(BadValue) {
    let month = try number(2, in: 1...12, "the month")
    if isExtended { try expect("-", before: "the day") }
    let days = CivilDate.daysInMonth(month, of: year)
    let day = try number(2, in: 1...days, "the day of month \(month) of \(year)")
    date.days = CivilDate.days(year: year, month: month, day: day)
  }

  // MARK: The time

  private mutating func readTime() throws(BadValue) {
    guard skip("T") || skip("t") || skip(" ") else { throw unexpected("T and a time") }
    let hour = try number(2, in: 0...24, "the hour")
    var minute = 0
    var second = 0
    let isExtended = skip(":")
    if isExtended || digitsAhead > 0 {
      minute = try number(2, in: 0...59, "the minute")
      if isExtended ? skip(":") : digitsAhead > 0 {
        second = try number(2, in: 0...59, "the second")
        if skip(".") || skip(",") { try readFraction() }
      }
    }
    let seconds = hour * 3600 + minute * 60 + second
    guard seconds < 86_400 || (seconds == 86_400 && date.fraction.allSatisfy { $0 == "0" }) else {
      throw bad("a day ends at 24:00")
    }
    date.seconds = seconds
    if position < characters.count { try readZone() }
  }

  private mutating func readFraction() throws(BadValue) {
    guard digitsAhead > 0 else { throw unexpected("digits of a fraction") }
    let end = position + digitsAhead
    date.fraction = String(characters[position..<end])
    position = end
  }

  private mutating func readZone() throws(BadValue) {
    if skip("Z") || skip("z") {
      date.offset = 0
    } else {
      let isWest = skip("-")
      guard isWest || skip("+") else { throw unexpected("a zone, such as Z or +02:00,") }
      var offset = try number(2, in: 0...23, "the zone's hours") * 3600
      if position < characters.count {
        _ = skip(":")
        offset += try number(2, in: 0...59, "the zone's minutes") * 60
      }
      date.offset = isWest ? -offset : offset
    }
    guard position == characters.count else { throw unexpected("the end") }
  }

  // MARK: Characters

  private var digitsAhead: Int {
    characters[position...].prefix(while: \.isDecimalDigit).count
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard position < characters.count, characters[position] == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character, before what: String) throws(BadValue) {
    guard skip(character) else { throw unexpected("\"\(character)\" and \(what)") }
  }

  private mutating func number(
    _ count: Int, in range: ClosedRange<Int>, _ what: String
  ) throws(BadValue) -> Int {
    guard digitsAhead >= count, let value = Int(String(characters[position..<position + count]))
    else {
      position += digitsAhead
      throw unexpected("\(what), in \(count) digit\(count == 1 ? "" : "s"),")
    }
    guard range.contains(value) else {
      throw bad("\(what) must be from \(range.lowerBound) to \(range.upperBound), not \(value)")
    }
    position += count
    return value
  }

  private func unexpected(_ wanted: String) -> BadValue {
    let place =
      position < characters.count
      ? "at column \(position + 1), before \"\(characters[position])\"" : "at its end"
    return bad("\(wanted) should stand \(place)")
  }

  private func bad(_ reason: String?) -> BadValue {
    BadValue(
      value: text, wanted: "a date", reason: reason ?? "it does not begin with a year",
      advice: reason == nil ? DateReader.advice : nil)
  }
}
