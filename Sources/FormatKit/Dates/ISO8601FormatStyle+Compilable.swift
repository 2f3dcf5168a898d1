internal import Foundation

extension Date.ISO8601FormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 64 }

  func makeWriter() -> FormatWriter<Date>? {
    let layout = FixedDateLayout(ISO8601Layout(self))
    let zone = ZoneSpans.spans(of: timeZone)
    return FixedDateWriter(layout, zone: zone).flatMap { writer in
      FormatWriter(concrete: writer).checked(against: corrected, on: Self.datesToCheck)
    }
  }

  /// Days of every kind around the border of weeks and years, at times that show every digit.
  private static let datesToCheck: [Date] = (0..<12).map { index in
    let days = CivilDay.daysSince1970(year: 1983 + 9 * index, month: 1 + index, day: 31 - index)
    return Date(
      timeIntervalSince1970: Double(days * 86_400 + index * 7_321) + 0.137 * Double(index))
  }
}

extension FixedDateLayout {
  /// The places of the fields, as ``ISO8601Writer`` puts them.
  init(_ layout: ISO8601Layout) {
    self.init()
    let fields = layout.fields
    let dash = layout.dateSeparator == .dash ? "-" : ""
    let hasWeek = fields.contains(.week)
    if fields.contains(.year) { append(hasWeek ? .weekYear : .year) }
    if fields.contains(.month) {
      if !bytes.isEmpty { append(dash) }
      append(.month)
    }
    if hasWeek {
      if !bytes.isEmpty { append(dash) }
      append("W")
      append(.week)
    }
    if fields.contains(.day) {
      if !bytes.isEmpty { append(dash) }
      append(hasWeek ? .weekday : fields.contains(.month) ? .day : .dayOfYear)
    }
    if fields.contains(.time) { appendTime(layout) }
    if fields.contains(.timeZone) {
      offsetSeparator = layout.timeZoneSeparator == .colon ? ":" : ""
    }
  }

  private mutating func appendTime(_ layout: ISO8601Layout) {
    let colon = layout.timeSeparator == .colon ? ":" : ""
    if !bytes.isEmpty { append(layout.dateTimeSeparator == .space ? " " : "T") }
    append(.hour)
    append(colon)
    append(.minute)
    append(colon)
    append(.second)
    if layout.hasFraction {
      append(".")
      append(.millisecond)
    }
  }
}
