import FormatKit

/// Reads a number and its unit: `5 kilometers`, `5 km`, `5km`, `12 fl oz`.
struct MeasureReader {
  /// What the unit must measure; `nil` for anything.
  let dimension: UnitDimension?

  func read(_ words: [String]) throws(BadValue) -> MeasuredNumber {
    guard let first = words.first else { throw missing("", "it is empty") }
    var (number, unit) = Self.parts(of: first)
    if words.count > 1 {
      unit += (unit.isEmpty ? "" : " ") + words.dropFirst().joined(separator: " ")
    }
    let value = try NumberReader.read(String(number))
    guard !unit.isEmpty else { throw missing(first, "its unit is missing") }
    return MeasuredNumber(number: value, unit: try self.unit(unit))
  }

  private func missing(_ value: String, _ reason: String) -> BadValue {
    BadValue(
      value: value, wanted: "a measurement", reason: reason, advice: "write 5 kilometers or 5 km")
  }

  private func unit(_ word: String) throws(BadValue) -> KnownUnit {
    let units = UnitCatalogue.units(named: word)
    if let unit = units.first(where: { dimension == nil || $0.dimension == dimension?.name }) {
      return unit
    }
    if let unit = units.first {
      throw BadValue(
        value: word, wanted: "a unit of \(MeasureOptions.words(dimension?.name ?? ""))",
        reason: "it is one of \(MeasureOptions.words(unit.dimension))")
    }
    let names = UnitCatalogue.units.flatMap { [$0.name, $0.identifier ?? $0.name] }
    var unknown = BadValue.unknown(word, wanted: "a unit", among: names)
    unknown.advice = unknown.advice ?? "fmt units lists them"
    throw unknown
  }

  /// A word as its number and the unit stuck to it.
  static func parts(of word: String) -> (number: String, unit: String) {
    if (try? NumberReader.read(word)) != nil { return (word, "") }
    let digits = word.prefix { $0.isDecimalDigit || "+-._".contains($0) }
    return digits.contains(where: \.isDecimalDigit)
      ? (String(digits), String(word.dropFirst(digits.count).drop { $0 == " " })) : (word, "")
  }

  /// Whether a word begins a measurement.
  static func isNumber(_ word: String) -> Bool {
    (try? NumberReader.read(word)) != nil || !parts(of: word).unit.isEmpty
  }
}

extension Grouping {
  /// Every number begins a value, and the words after it are its unit.
  static let measurements = Grouping(
    split: { words in
      var values: [[String]] = []
      for word in words {
        if values.isEmpty || MeasureReader.isNumber(word) {
          values.append([word])
        } else {
          values[values.count - 1].append(word)
        }
      }
      return values
    },
    line: { line in line.split { $0 == " " || $0 == "\t" }.map(String.init) })
}
