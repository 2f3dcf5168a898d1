internal import Foundation

/// Writes fields in the representations of ISO 8601-1:2019, clause 5.
struct ISO8601Writer {
  let layout: ISO8601Layout
  private var bytes: [UInt8] = []

  init(_ layout: ISO8601Layout) {
    self.layout = layout
    bytes.reserveCapacity(32)
  }

  /// The text of the fields that the layout has.
  func text(_ fields: ISO8601Fields) -> String {
    var writer = self
    writer.putDate(fields)
    if layout.fields.contains(.time) { writer.putTime(fields) }
    if let offset = fields.offset { writer.putOffset(offset) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

// 5.2: the date.
extension ISO8601Writer {
  private mutating func putDate(_ fields: ISO8601Fields) {
    let hasWeek = layout.fields.contains(.week)
    if layout.fields.contains(.year) { putYear(hasWeek ? fields.weekYear : fields.year) }
    if layout.fields.contains(.month) {
      separate()
      put(fields.month, 2)
    }
    if hasWeek {
      separate()
      bytes.append(UInt8(ascii: "W"))
      put(fields.week, 2)
    }
    if layout.fields.contains(.day) {
      separate()
      putDay(fields)
    }
  }

  private mutating func putDay(_ fields: ISO8601Fields) {
    if layout.fields.contains(.week) {
      put(fields.weekday, 1)
    } else if layout.fields.contains(.month) {
      put(fields.day, 2)
    } else {
      put(fields.dayOfYear, 3)
    }
  }

  /// A year outside 0000 … 9999 is an expanded representation and has a sign (5.2.2.3).
  private mutating func putYear(_ year: Int) {
    if year > 9_999 { bytes.append(UInt8(ascii: "+")) }
    put(year, 4)
  }

  private mutating func separate() {
    if layout.dateSeparator == .dash && !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
  }
}

// 5.3: the time of day.
extension ISO8601Writer {
  private mutating func putTime(_ fields: ISO8601Fields) {
    if !bytes.isEmpty {
      bytes.append(layout.dateTimeSeparator == .space ? UInt8(ascii: " ") : UInt8(ascii: "T"))
    }
    put(fields.hour, 2)
    if layout.timeSeparator == .colon { bytes.append(UInt8(ascii: ":")) }
    put(fields.minute, 2)
    if layout.timeSeparator == .colon { bytes.append(UInt8(ascii: ":")) }
    put(fields.second, 2)
    if layout.hasFraction {
      bytes.append(UInt8(ascii: "."))
      put(fields.millisecond, 3)
    }
  }

  /// The difference to UTC has hours and minutes, nothing smaller (5.3.4.1).
  private mutating func putOffset(_ minutes: Int) {
    guard minutes != 0 else { return bytes.append(UInt8(ascii: "Z")) }
    bytes.append(minutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    let magnitude = Int(minutes.magnitude)
    put(magnitude / 60, 2)
    if layout.timeZoneSeparator == .colon { bytes.append(UInt8(ascii: ":")) }
    put(magnitude % 60, 2)
  }

  private mutating func put(_ number: Int, _ width: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let digits = String(number.magnitude).utf8
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: max(0, width - digits.count)))
    bytes.append(contentsOf: digits)
  }
}
