import Foundation

/// Damages texts, in the same ways in every run.
struct DamagedText {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// What is put into texts: digits of several systems, separators, signs, spaces, marks, letters, and scalars that
  /// break other programs.
  private static let strangers = Array(
    """
    0123456789٣५๗𝟘𞥕½²,.'’٫٬،:;-+\u{2212}()/%$€ \u{A0}\u{202F}\u{200E}\u{200F}\u{2067}\u{2069}\u{200B}\
    aeEPTZWMbk°′″µé\u{301}و和と\u{0}\u{1F34E}\u{FFFD}\u{10FFFF}\u{FEFF}\u{200D}\t\n
    """.unicodeScalars)

  /// The text after one to three accidents.
  mutating func damaged(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &random) { damage(&scalars) }
    return String(String.UnicodeScalarView(scalars))
  }

  private mutating func damage(_ scalars: inout [Unicode.Scalar]) {
    let place = Int.random(in: 0...scalars.count, using: &random)
    let isInside = place < scalars.count
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where isInside: scalars.remove(at: place)
    case 1 where isInside: scalars.insert(scalars[place], at: place)
    case 2 where place + 1 < scalars.count: scalars.swapAt(place, place + 1)
    case 3 where isInside: scalars[place] = stranger()
    case 4: scalars.removeFirst(place)
    case 5: scalars.removeLast(scalars.count - place)
    case 6: scalars.insert(contentsOf: scalars.prefix(place), at: place)
    default: scalars.insert(stranger(), at: place)
    }
  }

  private mutating func stranger() -> Unicode.Scalar {
    Self.strangers.randomElement(using: &random) ?? " "
  }
}
