internal import Foundation

/// Reads the representations of ISO 8601-1:2019, clause 5, that have the fields of a layout.
struct ISO8601Reader {
  private let text: ReadingText
  private let layout: ISO8601Layout
  private var index = 0

  /// What a text says: its fields, the fraction of the second, and the difference to UTC.
  struct Reading {
    var fields = ISO8601Fields()
    var fraction = ExactDecimal(digits: [])
    /// The difference to UTC in seconds; `nil` for a text without one.
    var offset: Int?
    /// Whether the text says 24:00:00, the end of its day (5.3.3 in amendment 1 of 2022).
    var isEndOfDay = false
  }

  private var reading = Reading()

  private init(_ text: ReadingText, _ layout: ISO8601Layout) {
    self.text = text
    self.layout = layout
  }

  /// The fields of a text, wholly read, each in its range.
  static func read(
    _ text: ReadingText, layout: ISO8601Layout
  ) throws(ReadingFault) -> Reading {
    var reader = ISO8601Reader(text, layout)
    try reader.readDate()
    if layout.fields.contains(.time) { try reader.readTime() }
    if layout.fields.contains(.timeZone) { try reader.readOffset() }
    guard reader.index == text.scalars.count else {
      throw .unexpected(in: text, at: reader.index)
    }
    return reader.reading
  }
}

// 5.2: the date.
extension ISO8601Reader {
  private mutating func readDate() throws(ReadingFault) {
    let start = index
    let hasWeek = layout.fields.contains(.week)
    if layout.fields.contains(.year) {
      let year = try readYear()
      reading.fields.year = year
      reading.fields.weekYear = year
    }
    if layout.fields.contains(.month) {
      try separate(since: start)
      reading.fields.month = try number(2, in: 1...12, "there is no month %")
    }
    if hasWeek {
      try separate(since: start)
      try expect("W")
      let weeks = Self.weeks(in: reading.fields.weekYear)
      reading.fields.week = try number(
        2, in: 1...weeks, "\(reading.fields.weekYear) has \(weeks) weeks")
    }
    if layout.fields.contains(.day) {
      try separate(since: start)
      try readDay()
    }
  }

  private mutating func readDay() throws(ReadingFault) {
    let year = reading.fields.year
    if layout.fields.contains(.week) {
      reading.fields.weekday = try number(1, in: 1...7, "a week has 7 days")
    } else if layout.fields.contains(.month) {
      let month = reading.fields.month
      let length = CivilDate.length(ofMonth: month, in: year)
      let name = Self.padded(year, 4) + "-" + Self.padded(month, 2)
      reading.fields.day = try number(2, in: 1...length, "\(name) has \(length) days")
    } else {
      let length = CivilDate.days(toYear: year + 1) - CivilDate.days(toYear: year)
      reading.fields.dayOfYear = try number(
        3, in: 1...length, "\(Self.padded(year, 4)) has \(length) days")
    }
  }

  /// Four digits, or more with a sign (5.2.2.3); without separators the fields behind it end it.
  private mutating func readYear() throws(ReadingFault) -> Int {
    guard let sign = peek, sign == "-" || sign == "+" else { return try number(4) }
    index += 1
    let start = index
    let run = text.scalars[index...].prefix { ("0"..."9").contains($0) }.count
    let length = layout.dateSeparator == .dash ? run : run - digitsAfterYear
    guard length >= (sign == "+" ? 5 : 4), length <= 9 else {
      throw .unexpected(in: text, at: start)
    }
    let year = try number(length)
    guard length == 4 || text.scalars[start] != "0", year > 0 else {
      throw ReadingFault(index: start, cause: .leadingZeros)
    }
    return sign == "-" ? -year : year
  }

  /// How many digits of a date without separators come after its year.
  private var digitsAfterYear: Int {
    let fields = layout.fields
    guard !fields.contains(.week) else { return 0 }
    let month = fields.contains(.month) ? 2 : 0
    return month + (fields.contains(.day) ? (month > 0 ? 2 : 3) : 0)
  }

  private static func weeks(in year: Int) -> Int {
    // December 28 is always in the last week.
    CivilDate(days: CivilDate.days(toYear: year + 1) - 4).week.week
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}

// 5.3: the time of day.
extension ISO8601Reader {
  private mutating func readTime() throws(ReadingFault) {
    if index > 0 { try expect(layout.dateTimeSeparator == .space ? " " : "T") }
    let start = index
    let hour = try number(2, in: 0...24, "there is no hour %")
    try separateTime()
    reading.fields.minute = try number(2, in: 0...59, "there is no minute %")
    try separateTime()
    reading.fields.second = try number(2, in: 0...59, "there is no second %")
    reading.fraction = try fraction()
    reading.fields.hour = hour
    guard hour == 24 else { return }
    let rest = reading.fields.minute + reading.fields.second
    guard rest == 0, reading.fraction.isZero else {
      throw ReadingFault(index: start, cause: .impossible("a day ends at 24:00:00"))
    }
    reading.fields.hour = 0
    reading.isEndOfDay = true
  }

  /// A decimal fraction of the second, after a point or a comma (5.3.1.4).
  private mutating func fraction() throws(ReadingFault) -> ExactDecimal {
    guard let mark = peek, mark == "." || mark == "," else { return ExactDecimal(digits: []) }
    index += 1
    let digits = text.scalars[index...].prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { throw .unexpected(in: text, at: index) }
    index += digits.count
    let values = digits.map { UInt8($0.value - 0x30) }
    return ExactDecimal(digits: values, exponent: -values.count)
  }

  /// Z, or hours, or hours and minutes with or without a colon (5.3.4.1).
  private mutating func readOffset() throws(ReadingFault) {
    if peek == "Z" {
      index += 1
      reading.offset = 0
      return
    }
    guard let sign = peek, sign == "-" || sign == "+" else {
      throw .unexpected(in: text, at: index)
    }
    index += 1
    let hours = try number(2, in: 0...23, "there is no hour %")
    var minutes = 0
    if peek == ":" {
      index += 1
      minutes = try number(2, in: 0...59, "there is no minute %")
    } else if index < text.scalars.count {
      minutes = try number(2, in: 0...59, "there is no minute %")
    }
    reading.offset = (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
  }
}

// The pieces.
extension ISO8601Reader {
  private var peek: Unicode.Scalar? {
    index < text.scalars.count ? text.scalars[index] : nil
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(ReadingFault) {
    guard peek == scalar else { throw .unexpected(in: text, at: index) }
    index += 1
  }

  private mutating func separate(since start: Int) throws(ReadingFault) {
    if layout.dateSeparator == .dash, index > start { try expect("-") }
  }

  private mutating func separateTime() throws(ReadingFault) {
    if layout.timeSeparator == .colon { try expect(":") }
  }

  /// A number of so many ASCII digits.
  private mutating func number(_ width: Int) throws(ReadingFault) -> Int {
    var value = 0
    for _ in 0..<width {
      guard let digit = peek, ("0"..."9").contains(digit) else {
        throw .unexpected(in: text, at: index)
      }
      value = value * 10 + Int(digit.value - 0x30)
      index += 1
    }
    return value
  }

  /// A number that must be in a range; `%` in the reason stands for the number as it is written.
  private mutating func number(
    _ width: Int, in range: ClosedRange<Int>, _ reason: String
  ) throws(ReadingFault) -> Int {
    let start = index
    let value = try number(width)
    guard range ~= value else {
      let why = reason.replacing("%", with: text.piece(start..<index))
      throw ReadingFault(index: start, cause: .impossible(why))
    }
    return value
  }
}
