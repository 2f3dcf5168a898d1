import Foundation

/// Reads dates: ISO 8601, seconds since 1970, or `now`.
struct DateReader: Sendable {
  /// The zone of dates that name none.
  let timeZone: TimeZone
  /// The present moment; `nil` where a text must not depend on it.
  let now: Date?

  static let advice = "write 2024-02-29, 2024-02-29T13:05:00Z, @1709211900 or now"

  func read(_ text: String) throws(BadValue) -> Date {
    if text == "now" {
      guard let now else { throw bad(text, "a table must not depend on the present moment") }
      return now
    }
    if let number = seconds(text) {
      guard case .finite(let seconds) = try NumberReader.read(number, wanted: "a date") else {
        throw bad(text, "it is not a finite number of seconds")
      }
      return try date(seconds, text)
    }
    return try date(try ISODateReader.read(text), text)
  }

  /// The number of a text that is seconds since 1970, with or without `@`.
  private func seconds(_ text: String) -> String? {
    if text.hasPrefix("@") { return String(text.dropFirst()) }
    return (try? NumberReader.read(text)) == nil ? nil : text
  }

  private func date(_ seconds: ExactDecimal, _ text: String) throws(BadValue) -> Date {
    guard seconds.magnitude <= 15 else { throw tooFar(text) }
    let (integer, fraction) = seconds.plainDigits
    guard let whole = Int(integer.isEmpty ? "0" : integer) else { throw tooFar(text) }
    return try date(
      ExactSeconds(whole: whole, fraction: fraction, isNegative: seconds.isNegative), text)
  }

  private func date(_ iso: ISODate, _ text: String) throws(BadValue) -> Date {
    let local = iso.days * 86_400 + (iso.seconds ?? 0)
    let whole: Int
    if let offset = iso.offset {
      whole = local - offset
    } else {
      guard abs(local) < DateReader.limit else { throw tooFar(text) }
      guard let moment = timeZone.moment(local: local, isDay: iso.seconds == nil) else {
        throw bad(text, "the clocks of \(timeZone.identifier) skip that time")
      }
      whole = moment
    }
    return try date(ExactSeconds(whole: whole, fraction: iso.fraction), text)
  }

  private func date(_ seconds: ExactSeconds, _ text: String) throws(BadValue) -> Date {
    guard abs(seconds.whole) <= DateReader.limit else { throw tooFar(text) }
    return Date(timeIntervalSinceReferenceDate: seconds.binary(since: 978_307_200))
  }

  /// Foundation's calendars end near the years ±5.8 million.
  static let limit = 180_000_000_000_000

  private func tooFar(_ text: String) -> BadValue {
    bad(text, "dates go to \(DateReader.limit) seconds before and after 1970")
  }

  private func bad(_ text: String, _ reason: String) -> BadValue {
    BadValue(value: text, wanted: "a date", reason: reason)
  }
}

/// Seconds since 1970 without loss: a whole number and the digits of a fraction that is added to it.
struct ExactSeconds {
  let whole: Int
  let fraction: String

  init(whole: Int, fraction: String) {
    self.whole = whole
    self.fraction = fraction
  }

  /// A number with a sign, `-1.25`, which is `-2 + 0.75`.
  init(whole: Int, fraction: String, isNegative: Bool) {
    let hasFraction = fraction.contains { $0 != "0" }
    if isNegative {
      self.init(
        whole: hasFraction ? -whole - 1 : -whole,
        fraction: hasFraction ? Self.complement(fraction) : "")
    } else {
      self.init(whole: whole, fraction: fraction)
    }
  }

  /// The seconds since a moment, rounded once, to the nearest binary number.
  func binary(since origin: Int) -> Double {
    let whole = whole - origin
    if whole >= 0 || !fraction.contains(where: { $0 != "0" }) {
      return Double("\(whole).\(fraction.isEmpty ? "0" : fraction)") ?? Double(whole)
    }
    return Double("-\(-whole - 1).\(Self.complement(fraction))") ?? Double(whole)
  }

  /// The digits of one minus a fraction that is not zero.
  private static func complement(_ fraction: String) -> String {
    let digits = fraction.utf8.map { Int($0) - 0x30 }
    guard let last = digits.lastIndex(where: { $0 != 0 }) else { return fraction }
    return digits.enumerated().map { index, digit in
      String(index < last ? 9 - digit : index == last ? 10 - digit : 0)
    }.joined()
  }
}

extension TimeZone {
  /// The seconds since 1970 of a local time, itself in seconds; the first of two when clocks are
  /// set back.
  ///
  /// `nil` when clocks skip that time; a day whose midnight they skip begins with its first moment.
  func moment(local: Int, isDay: Bool) -> Int? {
    let before = offset(at: local - 86_400)
    let after = offset(at: local + 86_400)
    for candidate in [local - before, local - after].sorted()
    where candidate + offset(at: candidate) == local {
      return candidate
    }
    guard isDay else { return nil }
    let first = local - before
    let day = (first + offset(at: first)).floorDivided(by: 86_400)
    return day == local.floorDivided(by: 86_400) ? first : nil
  }

  private func offset(at seconds: Int) -> Int {
    secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
  }
}
