/// A script by its ISO 15924 code, four letters such as `Latn` or `Hani`.
struct ScriptCode: Hashable, Sendable, CustomStringConvertible {
  /// The four ASCII letters, the first one in the highest byte.
  private let letters: UInt32

  /// Reads four ASCII letters; anything else is no script code.
  init?(_ code: some StringProtocol) {
    guard code.utf8.count == 4, code.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    letters = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private init(known code: StaticString) {
    letters = code.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  var description: String {
    String(
      decoding: (0..<4).map { UInt8(truncatingIfNeeded: letters >> (24 - 8 * $0)) }, as: UTF8.self)
  }

  /// Whether it tells one script from another: not common, inherited or unknown.
  var isSpecific: Bool {
    self != .common && self != .inherited && self != .unknown
  }

  static let common = ScriptCode(known: "Zyyy")
  static let inherited = ScriptCode(known: "Zinh")
  static let unknown = ScriptCode(known: "Zzzz")
  static let arabic = ScriptCode(known: "Arab")
  static let bopomofo = ScriptCode(known: "Bopo")
  static let han = ScriptCode(known: "Hani")
  static let hangul = ScriptCode(known: "Hang")
  static let hiragana = ScriptCode(known: "Hira")
  static let japanese = ScriptCode(known: "Jpan")
  static let katakana = ScriptCode(known: "Kana")
  static let korean = ScriptCode(known: "Kore")
  static let latin = ScriptCode(known: "Latn")
}

extension ScriptCode {
  /// The codes that stand for a set of scripts, in ISO 15924 and UTS #24.
  private static let sets: [ScriptCode: Set<ScriptCode>] = [
    .japanese: [.han, .hiragana, .katakana],
    ScriptCode(known: "Hrkt"): [.hiragana, .katakana],
    .korean: [.han, .hangul],
    ScriptCode(known: "Hans"): [.han],
    ScriptCode(known: "Hant"): [.han],
    ScriptCode(known: "Hanb"): [.han, .bopomofo],
    ScriptCode(known: "Aran"): [.arabic],
    ScriptCode(known: "Latf"): [.latin],
    ScriptCode(known: "Latg"): [.latin],
  ]

  /// UTS #35 part 8, "Switch the formatting locale if necessary": two script codes match when they
  /// are the same or the sets that they stand for have a script in common.
  func matches(_ other: ScriptCode) -> Bool {
    self == other
      || !(Self.sets[self] ?? [self]).isDisjoint(with: Self.sets[other] ?? [other])
  }

  /// Whether another code stands for one of the scripts that this one stands for: `Jpan` covers `Kana`.
  func covers(_ other: ScriptCode) -> Bool {
    self == other || Self.sets[self]?.contains(other) == true
  }

  /// The smallest script code that covers this one and another, if there is one: Han and Hiragana
  /// together are `Jpan`.
  func union(_ other: ScriptCode) -> ScriptCode? {
    if self == other { return self }
    let scripts = (Self.sets[self] ?? [self]).union(Self.sets[other] ?? [other])
    return Self.sets.filter { $0.value.isSuperset(of: scripts) }
      .min { $0.value.count < $1.value.count }?.key
  }
}
