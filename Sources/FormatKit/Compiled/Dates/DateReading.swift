/// A number that a date style can show of a date: the readings that digits in its text may have.
enum DateReading: CaseIterable, Sendable {
  case year, weekYear
  case month
  case weekOfYear, weekOfMonth
  case day, dayOfYear, weekdayOrdinal, julianDay
  /// The four ways to count hours: from 0 to 23, from 1 to 24, from 1 to 12, from 0 to 11.
  case hour0To23, hour1To24, hour1To12, hour0To11
  case minute, second, millisecondOfDay
}

extension DateReading {
  /// The number that is read.
  func number(_ date: LocalDate) -> Int {
    switch self {
    case .year: date[.century] * 100 + date[.yearOfCentury]
    case .weekYear: date[.weekCentury] * 100 + date[.weekYearOfCentury]
    case .julianDay:
      date[.julianMillions] * 1_000_000 + date[.julianTenThousands] * 10_000
        + date[.julianHundreds] * 100 + date[.julianUnits]
    default: number(ofValue: date[fields[0]])
    }
  }

  /// Whether a text is the reading's number of a date, by a numeral; of a short year the last two digits alone.
  func isRead(_ text: String, _ date: LocalDate, _ numeral: DateNumeral, isShortYear: Bool) -> Bool
  {
    guard isShortYear else {
      return numeral.text(number(date)).utf8.elementsEqual(text.utf8)
    }
    let pair = DateNumeral(digits: numeral.digits, minimumDigits: 2)
    return pair.text(number(date) % 100).utf8.elementsEqual(text.utf8)
  }

  /// The fields that the number is made of, the largest first.
  var fields: [DateField] {
    switch self {
    case .year: [.century, .yearOfCentury]
    case .weekYear: [.weekCentury, .weekYearOfCentury]
    case .month: [.month]
    case .weekOfYear: [.weekOfYear]
    case .weekOfMonth: [.weekOfMonth]
    case .day: [.day]
    case .dayOfYear: [.dayOfYear]
    case .weekdayOrdinal: [.weekdayOrdinal]
    case .julianDay: [.julianMillions, .julianTenThousands, .julianHundreds, .julianUnits]
    case .hour0To23, .hour1To24, .hour1To12, .hour0To11: [.hour]
    case .minute: [.minute]
    case .second: [.second]
    case .millisecondOfDay: [.millisecondOfDay]
    }
  }

  /// The number for a value of the reading's only field.
  private func number(ofValue value: Int) -> Int {
    switch self {
    case .month, .day, .dayOfYear, .weekdayOrdinal: value + 1
    case .hour1To24: value == 0 ? 24 : value
    case .hour1To12: value % 12 == 0 ? 12 : value % 12
    case .hour0To11: value % 12
    default: value
    }
  }
}

/// A number as digits: which digits, and how many of them at least.
struct DateNumeral: Equatable, Sendable {
  /// The digits from 0 to 9.
  let digits: [String]
  let minimumDigits: Int

  /// The text of a number of the years to come, or of a smaller one.
  func text(_ number: Int) -> String {
    let ascii = String(number)
    let padded = String(repeating: "0", count: max(0, minimumDigits - ascii.utf8.count)) + ascii
    return padded.utf8.map { digits[Int($0) - 0x30] }.joined()
  }
}

extension DateNumeral {
  /// Reads a text that is nothing but decimal digits of one numbering system.
  init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let value = first.decimalValue else { return nil }
    let zero = first.value - UInt32(value)
    let isUniform = scalars.allSatisfy { scalar in
      scalar.decimalValue.map { scalar.value - UInt32($0) == zero } ?? false
    }
    guard isUniform else { return nil }
    digits = (0..<10).compactMap { Unicode.Scalar(zero + $0).map(String.init) }
    minimumDigits = scalars.count
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit.
  var decimalValue: Int? {
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Int(value)
  }
}

extension DateReading {
  /// What the reading adds to a template when its numbers are shown by a numeral; of a short year the last two
  /// digits alone.
  func parts(_ numeral: DateNumeral, isShortYear: Bool) -> [DateTemplate.Part] {
    let pair = DateNumeral(digits: numeral.digits, minimumDigits: 2)
    let pairs = (0..<100).map(pair.text)
    switch self {
    case .year, .weekYear:
      if isShortYear { return [.table(fields[1], pairs)] }
      let zeros = String(
        repeating: numeral.digits[0], count: max(0, numeral.minimumDigits - 4))
      return [.literal(zeros), .table(fields[0], pairs), .table(fields[1], pairs)]
    case .julianDay:
      let zeros = String(
        repeating: numeral.digits[0], count: max(0, numeral.minimumDigits - 7))
      return [.literal(zeros), .table(fields[0], numeral.digits)]
        + fields.dropFirst().map { .table($0, pairs) }
    case .millisecondOfDay:
      return [
        .number(
          .millisecondOfDay, minimumDigits: numeral.minimumDigits, digits: numeral.digits)
      ]
    default:
      let count = fields[0].count ?? 0
      return [
        .table(
          fields[0], (0..<count).map { numeral.text(number(ofValue: $0)) })
      ]
    }
  }
}
