/// Reads numbers as people and programs write them: `-12.50`, `+5`, `1e5`, `1_000_000`, `nan`, `inf`.
struct NumberReader {
  private let text: String
  private let characters: [Character]
  private var position = 0
  private var digits: [Character] = []
  private var exponent = 0
  private var wanted = "a number"

  /// The number that a text is.
  static func read(_ text: String, wanted: String = "a number") throws(BadValue) -> ExactNumber {
    var reader = NumberReader(text)
    reader.wanted = wanted
    return try reader.number()
  }

  /// The number that a text is, when it is neither infinite nor `nan`.
  static func finite(_ text: String, wanted: String) throws(BadValue) -> ExactDecimal {
    switch try read(text, wanted: wanted) {
    case .finite(let decimal): return decimal
    case .nan: throw BadValue(value: text, wanted: wanted, reason: "it is not a finite number")
    case .infinity: throw BadValue(value: text, wanted: wanted, reason: "it is infinite")
    }
  }

  private init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  private mutating func number() throws(BadValue) -> ExactNumber {
    guard !characters.isEmpty else { throw bad("it is empty") }
    let isNegative = characters[0] == "-"
    if isNegative || characters[0] == "+" { position = 1 }
    switch String(characters[position...]).lowercased() {
    case "inf", "infinity", "∞": return .infinity(isNegative: isNegative)
    case "nan": return .nan
    default: break
    }
    try readDigits()
    return .finite(ExactDecimal(isNegative: isNegative, digits: digits, exponent: exponent))
  }

  private mutating func readDigits() throws(BadValue) {
    _ = try readRun()
    if position < characters.count, characters[position] == "." {
      position += 1
      exponent = -(try readRun())
    }
    guard !digits.isEmpty else { throw unexpected(nil) }
    if position < characters.count, "eE".contains(characters[position]) {
      position += 1
      exponent += try readExponent()
    }
    guard position == characters.count else { throw unexpected(nil) }
  }

  /// Reads digits, with single underscores between them, and says how many there were.
  private mutating func readRun() throws(BadValue) -> Int {
    let before = digits.count
    while position < characters.count {
      let character = characters[position]
      if character.isDecimalDigit {
        digits.append(character)
      } else if character == "_" {
        guard digits.count > before, position + 1 < characters.count,
          characters[position + 1].isDecimalDigit
        else { throw unexpected("an underscore stands between digits") }
      } else {
        break
      }
      position += 1
    }
    return digits.count - before
  }

  private mutating func readExponent() throws(BadValue) -> Int {
    let start = position
    if position < characters.count, "+-".contains(characters[position]) { position += 1 }
    let first = position
    while position < characters.count, characters[position].isDecimalDigit { position += 1 }
    guard position > first else { throw unexpected("a digit is missing") }
    guard let value = Int(String(characters[start..<position])), abs(value) <= Self.exponentLimit
    else { throw bad("its exponent is beyond ±\(Self.exponentLimit)") }
    return value
  }

  /// Beyond this a number would fill the memory when it is written out.
  static let exponentLimit = 99_999

  private func unexpected(_ reason: String?) -> BadValue {
    guard position < characters.count else {
      return bad("\(reason ?? "a digit is missing") at its end")
    }
    let found = "at column \(position + 1), \"\(characters[position])\""
    return bad("\(found) \(reason.map { "cannot stand: \($0)" } ?? "is not part of a number")")
  }

  private func bad(_ reason: String) -> BadValue {
    BadValue(
      value: text, wanted: wanted, reason: reason,
      advice: NumberAdvice.spelling(of: text).map { "write \($0)" })
  }
}

extension Character {
  /// Whether it is one of `0` to `9`.
  var isDecimalDigit: Bool { ("0"..."9").contains(self) && isASCII }
}
