/// What the word before the last item of a list depends on.
///
/// These are the rules of ICU's `ListFormatter`; which of them a locale follows is observed, not known.
enum ListContext: CaseIterable, Sendable {
  /// Nothing.
  case none
  /// Whether the item begins with the sound of "i": Spanish "y" becomes "e".
  case soundOfI
  /// Whether the item begins with the sound of "o": Spanish "o" becomes "u".
  case soundOfO
  /// Whether the item does not begin with a Hebrew letter, which the word then is not joined to.
  case notHebrew
  /// Whether the items beside the word have Thai letters there, or else a space.
  case notThai
}

extension ListContext {
  /// Items for which the rule does not hold and holds.
  var samples: [String] {
    switch self {
    case .none: ["3"]
    case .soundOfI: ["3", "i"]
    case .soundOfO: ["3", "8"]
    case .notHebrew: ["\u{5D0}", "3"]
    case .notThai: ["\u{E01}", "3"]
    }
  }

  /// Whether the item before the word matters as well, where there are two.
  var looksBack: Bool { self == .notThai }

  /// Whether the rule holds for the item after the word.
  @inline(__always)
  func holds(after item: UnsafeBufferPointer<UInt8>) -> Bool {
    guard self != .none, !item.isEmpty else { return false }
    return holds(item)
  }

  @inline(never)
  private func holds(_ item: UnsafeBufferPointer<UInt8>) -> Bool {
    switch self {
    case .none: return false
    case .soundOfI: return Self.soundsLikeI(item)
    case .soundOfO: return Self.soundsLikeO(item)
    case .notHebrew:
      var index = 0
      return ScriptCode(of: item.scalar(at: &index)) != .hebrew
    case .notThai:
      var index = 0
      return ScriptCode(of: item.scalar(at: &index)) != .thai
    }
  }

  /// Whether the rule holds for the item before the word.
  func holds(before item: UnsafeBufferPointer<UInt8>) -> Bool {
    guard looksBack, !item.isEmpty else { return false }
    var index = item.count - 1
    while index > 0, item[index] & 0xC0 == 0x80 { index -= 1 }
    return ScriptCode(of: item.scalar(at: &index)) != .thai
  }

  /// "i…" and "hi…", but not "hia…" and "hie…".
  private static func soundsLikeI(_ item: UnsafeBufferPointer<UInt8>) -> Bool {
    if item.hasLetter("i", at: 0) { return true }
    return item.hasLetter("h", at: 0) && item.hasLetter("i", at: 1)
      && !item.hasLetter("a", at: 2) && !item.hasLetter("e", at: 2)
  }

  /// "o…", "ho…" and "8…", and "11" as a word.
  private static func soundsLikeO(_ item: UnsafeBufferPointer<UInt8>) -> Bool {
    if item[0] == UInt8(ascii: "8") || item.hasLetter("o", at: 0) { return true }
    if item.starts(with: "11".utf8) { return item.count == 2 || item[2] == UInt8(ascii: " ") }
    return item.hasLetter("h", at: 0) && item.hasLetter("o", at: 1)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a letter stands at a place, small or capital.
  fileprivate func hasLetter(_ letter: Unicode.Scalar, at index: Int) -> Bool {
    index < count && UInt32(self[index] | 0x20) == letter.value
  }
}
