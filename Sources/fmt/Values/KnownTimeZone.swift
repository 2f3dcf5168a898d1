import Foundation

/// Reads a time zone: a name of the IANA database, `UTC`, or an offset such as `+05:30`.
enum KnownTimeZone {
  static let setting = Setting<TimeZone>(
    "time-zone", "ZONE", "The time zone: Europe/Berlin, UTC, +05:30 (fmt time-zones lists them)",
    default: "the system's", read: { text throws(BadValue) in try read(text) })

  static func read(_ text: String) throws(BadValue) -> TimeZone {
    if let zone = offset(text) { return zone }
    if let zone = TimeZone(identifier: text), !text.isEmpty { return zone }
    let names = TimeZone.knownTimeZoneIdentifiers
    let lowered = text.lowercased()
    if let name = names.first(where: { $0.lowercased() == lowered }),
      let zone = TimeZone(identifier: name)
    {
      return zone
    }
    throw BadValue(
      value: text, wanted: "a time zone", reason: "no such name is known",
      advice: near(text, among: names).map { "did you mean \($0)?" }
        ?? "fmt time-zones lists them")
  }

  /// The nearest name, or the one whose city is the nearest: Berlin.
  private static func near(_ text: String, among names: [String]) -> String? {
    if let name = nearest(to: text, among: names) { return name }
    let cities = names.map { name in
      (city: String(name.split(separator: "/").last ?? ""), name: name)
    }
    guard let city = nearest(to: text, among: cities.map(\.city)) else { return nil }
    return cities.first { $0.city == city }?.name
  }

  /// `Z`, `+02`, `+0530`, `-03:30`, `UTC+2`, `GMT-5`; at most 18 hours.
  private static func offset(_ text: String) -> TimeZone? {
    if ["Z", "UTC", "GMT"].contains(text.uppercased()) { return .gmt }
    var rest = text[...]
    if text.uppercased().hasPrefix("UTC") || text.uppercased().hasPrefix("GMT") {
      rest = rest.dropFirst(3)
    }
    guard let sign = rest.first, "+-".contains(sign) else { return nil }
    let digits = rest.dropFirst()
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy(\.isDecimalDigit) }) else { return nil }
    let pair: (hours: Substring, minutes: Substring)? =
      switch (parts.count, digits.count) {
      case (1, 1...2): (digits, "0")
      case (1, 4): (digits.prefix(2), digits.suffix(2))
      case (2, _) where parts[1].count == 2 && (1...2).contains(parts[0].count):
        (parts[0], parts[1])
      default: nil
      }
    guard let pair, let hours = Int(pair.hours), let minutes = Int(pair.minutes), minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    guard seconds <= 18 * 3600 else { return nil }
    return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds)
  }
}
