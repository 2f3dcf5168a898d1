/// One comparison of a plural rule: `i % 100 != 12..14,16`.
struct PluralRelation: Equatable, Sendable {
  let operand: PluralOperand
  /// What the operand is taken modulo; `nil` where it is taken as it is.
  var modulus: UInt64?
  var isNegated = false
  var ranges: [PluralRange] = []
}

/// The values from one to another, both included.
struct PluralRange: BitwiseCopyable, Equatable, Sendable {
  let low: UInt64
  let high: UInt64
}

/// The condition of a plural category: relations that hold together, in alternatives.
///
/// UTS #35 part 3, "Plural rules syntax": relations joined by `and`, these by `or`; samples follow from
/// an `@` on.
struct PluralCondition: Equatable, Sendable {
  let alternatives: [[PluralRelation]]

  /// Reads a condition; `nil` where it is not written as expected.
  init?(_ text: String) {
    let rule = text.prefix { $0 != "@" }
    let words = rule.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else {
      alternatives = []
      return
    }
    var alternatives: [[PluralRelation]] = []
    for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
      let relations = alternative.split(separator: "and", omittingEmptySubsequences: false)
        .map { PluralRelation(words: Array($0)) }
      guard !relations.contains(nil) else { return nil }
      alternatives.append(relations.compactMap(\.self))
    }
    self.alternatives = alternatives
  }
}

extension PluralRelation {
  /// Reads a relation from its words: `i`, `%`, `100`, `=`, `12..14`.
  fileprivate init?(words: [String]) {
    guard let first = words.first, first.count == 1, let letter = first.first,
      let operand = PluralOperand(rawValue: letter)
    else { return nil }
    self.operand = operand
    var rest = words.dropFirst()
    if rest.first == "%" {
      guard let number = rest.dropFirst().first.flatMap({ UInt64($0) }), number > 0,
        PluralOperands.cycle.isMultiple(of: number)
      else { return nil }
      modulus = number
      rest = rest.dropFirst(2)
    }
    guard let sign = rest.popFirst(), sign == "=" || sign == "!=", !rest.isEmpty else { return nil }
    isNegated = sign == "!="
    for range in rest.joined().split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = Self.range(String(range)) else { return nil }
      ranges.append(range)
    }
  }

  private static func range(_ text: String) -> PluralRange? {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { UInt64($0) }
    guard let first = ends.first, let low = first, let last = ends.last, let high = last,
      ends.count <= 2, low <= high, high < PluralOperands.cycle
    else { return nil }
    return PluralRange(low: low, high: high)
  }
}
