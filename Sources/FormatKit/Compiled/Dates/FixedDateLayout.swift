/// What a ``FixedDateWriter`` writes: fields of fixed width, each at its place.
struct FixedDateLayout: Sendable {
  enum Field: Int, CaseIterable, Sendable {
    /// Four digits.
    case year, weekYear
    /// Three digits.
    case dayOfYear, millisecond
    /// Two digits.
    case month, week, day, hour, minute, second
    /// One digit, from 1, Monday.
    case weekday
  }

  /// The text, with any digits in the place of the fields.
  private(set) var bytes: [UInt8] = []
  private(set) var places: [(field: Field, place: Int)] = []
  /// What stands between hours and minutes of the difference to UTC; `nil` for a text without one.
  var offsetSeparator: String?

  mutating func append(_ text: String) {
    bytes += Array(text.utf8)
  }

  mutating func append(_ field: Field) {
    places.append((field, bytes.count))
    bytes += repeatElement(UInt8(ascii: "0"), count: field.width)
  }

  func has(_ fields: Field...) -> Bool {
    places.contains { fields.contains($0.field) }
  }
}

extension FixedDateLayout.Field {
  fileprivate var width: Int {
    switch self {
    case .year, .weekYear: 4
    case .dayOfYear, .millisecond: 3
    case .month, .week, .day, .hour, .minute, .second: 2
    case .weekday: 1
    }
  }
}
