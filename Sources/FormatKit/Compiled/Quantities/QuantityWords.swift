/// What stands around a number that counts something, by the number's sign and plural category.
///
/// Like a piece, it is read without counting references: the ``QuantityLexicon`` that made it must outlive it.
struct QuantityWords: BitwiseCopyable {
  /// The words that go with one category and sign.
  struct Entry: BitwiseCopyable {
    enum Kind: BitwiseCopyable {
      /// Nothing was learned.
      case missing
      case aroundNumber
      /// The words say the number themselves, as a dual does.
      case insteadOfNumber
    }

    let kind: Kind
    let prefix: UTF8Piece
    let suffix: UTF8Piece
    /// The only number that words without one stand for.
    let number: UInt64

    static let missing = Entry(kind: .missing, prefix: .empty, suffix: .empty, number: 0)
  }

  fileprivate let entries: UnsafePointer<Entry>
  fileprivate let rules: Unmanaged<PluralRules>
  /// Whether the words are the same in all categories.
  fileprivate let isInvariant: Bool
  /// The most bytes of the words.
  let length: Int

  /// The number of entries: one for each category and sign.
  static let count = PluralCategory.allCases.count * NumberSign.allCases.count

  static func index(_ category: PluralCategory, _ sign: NumberSign) -> Int {
    category.rawValue &* 4 &+ sign.rawValue
  }

  /// The words for a number as it is written; `nil` where they are not known.
  @inline(__always)
  func entry(
    _ sign: NumberSign, digits: UInt64, fractionDigits: Int
  ) -> UnsafePointer<Entry>? {
    var category = PluralCategory.other
    if !isInvariant {
      let found = rules._withUnsafeGuaranteedRef {
        $0.category(digits: digits, fractionDigits: fractionDigits)
      }
      guard let found else { return nil }
      category = found
    }
    let entry = entries + Self.index(category, sign)
    switch entry.pointee.kind {
    case .aroundNumber: return entry
    case .missing: return nil
    case .insteadOfNumber:
      return fractionDigits == 0 && entry.pointee.number == digits ? entry : nil
    }
  }
}

// The memory is written before it is shared.
extension QuantityWords: @unchecked Sendable {}

/// The owner of words.
final class QuantityLexicon {
  let pieces = UTF8Pieces()
  let rules: PluralRules
  private var samples: [ClosedRange<Int>: [PluralCategory: [QuantitySample]]] = [:]

  init(_ rules: PluralRules) {
    self.rules = rules
  }

  /// Numbers of each category with from so many to so many fraction digits.
  func samples(fractionDigits: ClosedRange<Int>) -> [PluralCategory: [QuantitySample]] {
    if let known = samples[fractionDigits] { return known }
    let new = rules.samples(fractionDigits: fractionDigits)
    samples[fractionDigits] = new
    return new
  }

  /// Keeps the words by category and sign.
  func words(_ learned: [QuantityKey: LearnedWords]) -> QuantityWords {
    var entries = [QuantityWords.Entry](repeating: .missing, count: QuantityWords.count)
    let isInvariant = isInvariant(learned)
    for (key, words) in learned {
      let entry = QuantityWords.Entry(
        kind: words.isInsteadOfNumber ? .insteadOfNumber : .aroundNumber,
        prefix: pieces.piece(words.prefix), suffix: pieces.piece(words.suffix),
        number: words.number)
      entries[QuantityWords.index(key.category, key.sign)] = entry
      if isInvariant { entries[QuantityWords.index(.other, key.sign)] = entry }
    }
    return QuantityWords(
      entries: pieces.memory(entries), rules: Unmanaged.passUnretained(rules),
      isInvariant: isInvariant,
      length: entries.map { $0.prefix.count + $0.suffix.count }.max() ?? 0)
  }

  private func isInvariant(_ learned: [QuantityKey: LearnedWords]) -> Bool {
    NumberSign.allCases.allSatisfy { sign in
      let words = learned.filter { $0.key.sign == sign }.map(\.value)
      guard let first = words.first, !first.isInsteadOfNumber else { return words.isEmpty }
      return words.allSatisfy { $0.hasSameWords(as: first) }
    } && rules.categories.allSatisfy { learned[QuantityKey($0, .positive)] != nil }
  }
}

// It learns before it is shared.
extension QuantityLexicon: @unchecked Sendable {}

/// A plural category and a sign.
struct QuantityKey: Hashable {
  let category: PluralCategory
  let sign: NumberSign

  init(_ category: PluralCategory, _ sign: NumberSign) {
    self.category = category
    self.sign = sign
  }
}

/// Words as they were read in a text.
struct LearnedWords {
  var prefix: String
  var suffix: String
  var isInsteadOfNumber = false
  var number: UInt64 = 0

  /// Whether the code points are the same around a number.
  func hasSameWords(as other: LearnedWords) -> Bool {
    isInsteadOfNumber == other.isInsteadOfNumber && prefix.utf8.elementsEqual(other.prefix.utf8)
      && suffix.utf8.elementsEqual(other.suffix.utf8)
  }
}
