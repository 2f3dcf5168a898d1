internal import Foundation

/// What a locale's capitals are like, and the initials that can be written without more than that.
struct NameCapitals: Sendable {
  /// Whether a to z become A to Z; in Turkish i becomes İ.
  let areUsual: Bool
  /// Whether a capital stays as it is; in Greek Έ becomes Ε.
  let keepsCapitals: Bool

  init(_ locale: Locale) {
    areUsual = "i".uppercased(with: locale) == "I"
    keepsCapitals = "Έ".uppercased(with: locale) == "Έ"
  }

  /// The first grapheme cluster of a text, as a capital on demand; `nil` where it needs a closer look.
  @inline(__always)
  func initial(_ bytes: UnsafeBufferPointer<UInt8>, isCapital: Bool) -> Initial? {
    guard let first = bytes.first else { return nil }
    guard WordBytes.isLetter(first) else { return wideInitial(bytes, isCapital: isCapital) }
    if bytes.count > 1, bytes[1] >= 0x80, !Self.beginsCluster(bytes, at: 1) { return nil }
    let isSmall = first >= UInt8(ascii: "a")
    if isSmall, isCapital {
      return areUsual ? Initial(byte: first - 0x20, count: 1) : nil
    }
    return Initial(byte: first, count: 1)
  }

  /// An initial: its first byte, and how many bytes of the text it takes.
  struct Initial {
    let byte: UInt8
    let count: Int
  }

  /// An initial that is no ASCII letter: a capital, or a Han character, before a letter of its kind.
  private func wideInitial(
    _ bytes: UnsafeBufferPointer<UInt8>, isCapital: Bool
  ) -> Initial? {
    guard bytes[0] >= 0x80 else { return nil }
    var index = 0
    let scalar = bytes.scalar(at: &index)
    switch scalar.properties.generalCategory {
    case .uppercaseLetter where keepsCapitals || !isCapital: break
    case .lowercaseLetter where !isCapital: break
    case .otherLetter where ScriptCode(of: scalar) == .han: break
    default: return nil
    }
    guard index == bytes.count || Self.beginsCluster(bytes, at: index) else { return nil }
    return Initial(byte: bytes[0], count: index)
  }

  /// Whether a grapheme cluster certainly begins at an index.
  private static func beginsCluster(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    if bytes[index] < 0x80 { return true }
    var index = index
    let scalar = bytes.scalar(at: &index)
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter: return true
    case .otherLetter: return ScriptCode(of: scalar) == .han
    default: return false
    }
  }
}

extension UTF8Cursor {
  /// Puts an initial of a text.
  @inline(__always)
  mutating func put(_ initial: NameCapitals.Initial, of bytes: UnsafeBufferPointer<UInt8>) {
    put(initial.byte)
    for index in 1..<max(initial.count, 1) { put(bytes[index]) }
  }
}
