/// A script by its ISO 15924 code, four letters such as `Latn` or `Hani`.
struct ScriptCode: Hashable, Sendable, CustomStringConvertible {
  /// The four ASCII letters, the first one in the highest byte.
  private let letters: UInt32

  /// Reads four ASCII letters; anything else is no script code.
  init?(_ code: some StringProtocol) {
    guard code.utf8.count == 4, code.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    letters = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  // Four letters one by one, so that a known code is a constant.
  @inline(__always)
  private init(_ a: Unicode.Scalar, _ b: Unicode.Scalar, _ c: Unicode.Scalar, _ d: Unicode.Scalar) {
    letters = a.value << 24 | b.value << 16 | c.value << 8 | d.value
  }

  var description: String {
    String(
      decoding: (0..<4).map { UInt8(truncatingIfNeeded: letters >> (24 - 8 * $0)) }, as: UTF8.self)
  }

  /// Whether it tells one script from another: not common, inherited or unknown.
  var isSpecific: Bool {
    self != .common && self != .inherited && self != .unknown
  }

  static var common: Self { Self("Z", "y", "y", "y") }
  static var inherited: Self { Self("Z", "i", "n", "h") }
  static var unknown: Self { Self("Z", "z", "z", "z") }
  static var arabic: Self { Self("A", "r", "a", "b") }
  static var bopomofo: Self { Self("B", "o", "p", "o") }
  static var han: Self { Self("H", "a", "n", "i") }
  static var hangul: Self { Self("H", "a", "n", "g") }
  static var hebrew: Self { Self("H", "e", "b", "r") }
  static var hiragana: Self { Self("H", "i", "r", "a") }
  static var japanese: Self { Self("J", "p", "a", "n") }
  static var katakana: Self { Self("K", "a", "n", "a") }
  static var korean: Self { Self("K", "o", "r", "e") }
  static var latin: Self { Self("L", "a", "t", "n") }
  static var thai: Self { Self("T", "h", "a", "i") }
}

extension ScriptCode {
  /// The codes that stand for a set of scripts, in ISO 15924 and UTS #24.
  private static let sets: [ScriptCode: Set<ScriptCode>] = [
    .japanese: [.han, .hiragana, .katakana],
    ScriptCode("H", "r", "k", "t"): [.hiragana, .katakana],
    .korean: [.han, .hangul],
    ScriptCode("H", "a", "n", "s"): [.han],
    ScriptCode("H", "a", "n", "t"): [.han],
    ScriptCode("H", "a", "n", "b"): [.han, .bopomofo],
    ScriptCode("A", "r", "a", "n"): [.arabic],
    ScriptCode("L", "a", "t", "f"): [.latin],
    ScriptCode("L", "a", "t", "g"): [.latin],
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
