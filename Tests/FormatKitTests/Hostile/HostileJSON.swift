import Foundation

/// Changes a JSON text in one place: values that nobody would write, absent ones, empty ones.
struct HostileJSON {
  /// What was changed, for messages.
  let change: String
  let data: Data

  /// Every change of every place of a text.
  static func all(of data: Data) -> [HostileJSON] {
    guard let root = try? JSONSerialization.jsonObject(with: data) else { return [] }
    return places(in: root).flatMap { place in
      substitutes(for: value(at: place[...], in: root)).compactMap { substitute in
        let changed = changed(root, at: place[...], to: substitute.value)
        guard let data = try? JSONSerialization.data(withJSONObject: changed) else { return nil }
        return HostileJSON(
          change: "\(place.joined(separator: ".")): \(substitute.name)", data: data)
      }
    }
  }

  /// Reads numbers that JSON does not know as well.
  static let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return decoder
  }()
}

// MARK: - What is put in

extension HostileJSON {
  private static func substitutes(for old: Any) -> [(name: String, value: Any?)] {
    let absent: [(name: String, value: Any?)] = [("dropped", nil), ("null", NSNull())]
    switch old {
    case is [Any]: return absent + [("empty", [Any]())]
    case is [String: Any]: return absent + [("empty", [String: Any]())]
    case is String: return absent + strings.map { ("\($0.prefix(40).debugDescription)", $0) }
    default: return absent + numbers.map { ("\($0)", $0) } + [("true", true), ("false", false)]
    }
  }

  private static let numbers: [any Sendable] = [
    0, -1, 1, 2, 3, 7, 40, 127, 128, 998, 999, 1_000, 1_000_000, 100_000_000, Int(Int32.max),
    Int(UInt32.max) + 1, Int.max, Int.min, 1e18, 1e300, -1e300, Double.greatestFiniteMagnitude,
    Double.leastNonzeroMagnitude, 0.1, -0.5, "Infinity", "-Infinity", "NaN",
  ]

  private static let strings = [
    "", "xx", "und", "root", "en_US", "en_US_POSIX", "\u{0}", "'", "{0}", "%@%n%s", "@", "_", "-",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "en@numbers=zzzz", "en-u-ca-zzz-nu-zzz", "en_US@calendar=chinese;numbers=hanidec",
    "ar-u-nu-arab-ca-islamic", "en@numbers=roman", "en@rounding=1", "gregorian", "chinese",
    "hebrew",
    "islamic", "iso8601", "../../etc/passwd", "Europe/Berlin", "GMT+99:99", "GMT-18:00", "UTC",
    "12",
    String(repeating: "y", count: 60), String(repeating: "a", count: 200),
    String(repeating: "z", count: 3_000),
  ]
}

// MARK: - Where

extension HostileJSON {
  private static func places(in value: Any, from start: [String] = []) -> [[String]] {
    children(of: value).flatMap {
      [start + [$0.key]] + places(in: $0.value, from: start + [$0.key])
    }
  }

  /// The members of an object by name, the first members of an array by number.
  private static func children(of value: Any) -> [(key: String, value: Any)] {
    if let object = value as? [String: Any] {
      return object.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    return (value as? [Any] ?? []).prefix(3).enumerated().map { (String($0.offset), $0.element) }
  }

  private static func value(at place: ArraySlice<String>, in root: Any) -> Any {
    guard let key = place.first, let child = children(of: root).first(where: { $0.key == key })
    else { return root }
    return value(at: place.dropFirst(), in: child.value)
  }

  private static func changed(_ root: Any, at place: ArraySlice<String>, to new: Any?) -> Any {
    guard let key = place.first else { return new ?? root }
    let child: Any? =
      place.count == 1 ? new : changed(value(at: [key], in: root), at: place.dropFirst(), to: new)
    if var object = root as? [String: Any] {
      object[key] = child
      return object
    }
    guard var array = root as? [Any], let index = Int(key) else { return root }
    array.replaceSubrange(index...index, with: child.map { [$0] } ?? [])
    return array
  }
}
