import Foundation

/// Reads what a date is made of: a set of fields, `yMMMd`, whose order the locale decides, or a
/// pattern that is spelled out, `yyyy-MM-dd'T'HH:mm`.
enum DatePattern {
  /// The fields of a skeleton.
  static func fields(_ text: String) throws(BadValue) -> [DateSymbol] {
    var symbols: [DateSymbol] = []
    for letters in runs(text) {
      symbols.append(try symbol(letters, of: text, wanted: "a set of date fields"))
    }
    guard !symbols.isEmpty else {
      throw BadValue(
        value: text, wanted: "a set of date fields", reason: "it is empty", advice: "write yMMMd")
    }
    return symbols
  }

  /// A pattern in Unicode's form: letters are fields, text stands in apostrophes.
  static func pattern(_ text: String) throws(BadValue) -> Date.FormatString {
    var pattern = Date.FormatString.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    var quoted: String?
    let runs = runs(text)
    for (index, run) in runs.enumerated() {
      if run == "''" {
        if quoted == nil { pattern.appendLiteral("'") } else { quoted?.append("'") }
      } else if run == "'" {
        if let text = quoted { pattern.appendLiteral(text) }
        quoted = quoted == nil ? "" : nil
      } else if quoted != nil {
        quoted?.append(run)
      } else if run.first?.isASCIILetter == true {
        try append(run, to: &pattern, of: text)
      } else {
        pattern.appendLiteral(run)
      }
      if index == runs.count - 1, quoted != nil {
        throw BadValue(
          value: text, wanted: "a date pattern", reason: "an apostrophe is not closed",
          advice: "write '' for an apostrophe")
      }
    }
    return Date.FormatString(stringInterpolation: pattern)
  }

  private static func append(
    _ letters: String, to pattern: inout Date.FormatString.StringInterpolation, of text: String
  ) throws(BadValue) {
    let symbol = try symbol(letters, of: text, wanted: "a date pattern")
    guard symbol.append(to: &pattern) else {
      throw BadValue(
        value: text, wanted: "a date pattern", reason: "\(letters) is for --fields only",
        advice: "write H or h and a")
    }
  }

  private static func symbol(
    _ letters: String, of text: String, wanted: String
  ) throws(BadValue) -> DateSymbol {
    guard let symbol = DateSymbol(letters: letters) else {
      throw BadValue(value: text, wanted: wanted, reason: "there is no field \(letters)")
    }
    return symbol
  }

  /// The text cut where the letter changes.
  private static func runs(_ text: String) -> [String] {
    var runs: [String] = []
    for character in text {
      if let last = runs.last, last.last == character, character != "'" || last == "'" {
        runs[runs.count - 1].append(character)
      } else {
        runs.append(String(character))
      }
    }
    return runs
  }
}

extension Character {
  /// Whether it is one of `A` to `Z` and `a` to `z`.
  var isASCIILetter: Bool { isASCII && isLetter }
}
