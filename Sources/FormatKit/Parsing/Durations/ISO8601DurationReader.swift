internal import Foundation

/// Reads durations of ISO 8601-1:2019, 5.5.2: `PT1H30M`, `P1DT12H`, `P2W`, with a sign before it (ISO 8601-2, 4.4.1.9).
struct ISO8601DurationReader {
  private let text: ReadingText
  private var index = 0

  private init(_ text: ReadingText) {
    self.text = text
  }

  /// Whether a text is meant as one of these: it begins with P.
  static func isMeant(by text: ReadingText) -> Bool {
    let first = text.scalars.first { $0 != "-" && $0 != "+" }
    return first == "P"
  }

  /// The duration that a text says.
  ///
  /// - Parameter text: The text.
  /// - Returns: The duration, exactly; a day has 24 hours.
  /// - Throws: Where the text is wrong; for years and months, which have no fixed length; for more than 18 digits of a
  ///   second's fraction.
  static func duration(_ text: ReadingText) throws(ReadingFault) -> Duration {
    var reader = ISO8601DurationReader(text)
    return try reader.read()
  }

  private mutating func read() throws(ReadingFault) -> Duration {
    let isNegative = try sign()
    try expect("P")
    var sum: Int128 = 0
    var last = -1
    var isTime = false
    var isFinished = false
    while index < text.scalars.count || last < 0 {
      if !isTime, peek == "T" {
        isTime = true
        index += 1
        guard index < text.scalars.count else { throw .unexpected(in: text, at: index) }
      }
      guard !isFinished else { throw .unexpected(in: text, at: index) }
      let start = index
      let number = try number()
      let unit = try designator(isTime: isTime, number: start)
      // Weeks stand alone, and units fall.
      guard unit.rawValue > last, last != DurationUnit.weeks.rawValue,
        unit != .weeks || index == text.scalars.count
      else { throw .unexpected(in: text, at: start) }
      last = unit.rawValue
      isFinished = !number.isWhole
      sum = try add(number, unit, to: sum, at: start)
    }
    return Duration(attoseconds: isNegative ? -sum : sum)
  }

  private func add(
    _ number: ExactDecimal, _ unit: DurationUnit, to sum: Int128, at start: Int
  ) throws(ReadingFault) -> Int128 {
    do throws(ParsingError.Cause) {
      let (next, overflow) = try sum.addingReportingOverflow(number.attoseconds(of: unit))
      guard !overflow else { throw .longestDuration }
      return next
    } catch {
      throw ReadingFault(index: start, cause: error)
    }
  }
}

extension ISO8601DurationReader {
  private var peek: Unicode.Scalar? {
    index < text.scalars.count ? text.scalars[index] : nil
  }

  private mutating func sign() throws(ReadingFault) -> Bool {
    guard let sign = peek, sign == "-" || sign == "+" else { return false }
    index += 1
    return sign == "-"
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(ReadingFault) {
    guard peek == scalar else { throw .unexpected(in: text, at: index) }
    index += 1
  }

  /// Digits, and a fraction after a point or a comma.
  private mutating func number() throws(ReadingFault) -> ExactDecimal {
    let whole = try digits()
    guard let mark = peek, mark == "." || mark == "," else { return ExactDecimal(digits: whole) }
    index += 1
    let fraction = try digits()
    return ExactDecimal(digits: whole + fraction, exponent: -fraction.count)
  }

  private mutating func digits() throws(ReadingFault) -> [UInt8] {
    let run = text.scalars[index...].prefix { ("0"..."9").contains($0) }
    guard !run.isEmpty else { throw .unexpected(in: text, at: index) }
    index += run.count
    return run.map { UInt8($0.value - 0x30) }
  }

  private mutating func designator(
    isTime: Bool, number: Int
  ) throws(ReadingFault) -> DurationUnit {
    guard let letter = peek else { throw .unexpected(in: text, at: index) }
    let time: [Unicode.Scalar: DurationUnit] = ["H": .hours, "M": .minutes, "S": .seconds]
    let date: [Unicode.Scalar: DurationUnit] = ["W": .weeks, "D": .days]
    if let unit = isTime ? time[letter] : date[letter] {
      index += 1
      return unit
    }
    if !isTime, letter == "Y" || letter == "M" {
      throw ReadingFault(
        index: number, cause: .variableLength(unit: letter == "Y" ? "a year" : "a month"))
    }
    throw .unexpected(in: text, at: index)
  }
}
