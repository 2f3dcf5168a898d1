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

  /// Whether a number is what the reading shows of a date, in so many digits at least; of a short year the last
  /// two digits alone.
  func isRead(
    _ shown: DateNumeral, _ date: LocalDate, minimumDigits: Int, isShortYear: Bool
  ) -> Bool {
    if isShortYear { return shown.number == number(date) % 100 && shown.minimumDigits == 2 }
    let number = number(date)
    var count = 1
    var power = 10
    while number >= power {
      count += 1
      power *= 10
    }
    return shown.number == number && shown.minimumDigits == max(count, minimumDigits)
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
  /// The number that the digits were read as.
  var number = 0

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
    guard scalars.count < 18, let first = scalars.first, let value = first.decimalValue else {
      return nil
    }
    let zero = first.value - UInt32(value)
    for scalar in scalars {
      guard let value = scalar.decimalValue, scalar.value - UInt32(value) == zero else {
        return nil
      }
      number = number * 10 + value
    }
    digits = zero == 0x30 ? Self.ascii : Self.digits(from: zero)
    minimumDigits = scalars.count
  }
}

extension DateNumeral {
  private static let ascii = digits(from: 0x30)

  /// The ten digits of which the first is the scalar of a value.
  private static func digits(from zero: UInt32) -> [String] {
    (0..<10).compactMap { Unicode.Scalar(zero + $0).map(String.init) }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit.
  var decimalValue: Int? {
    if isASCII { return value >= 0x30 && value <= 0x39 ? Int(value) - 0x30 : nil }
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
