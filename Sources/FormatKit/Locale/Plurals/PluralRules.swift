internal import Foundation

/// The plural rules of a language: which form of a word goes with a number as it is written.
///
/// ```swift
/// let polish = PluralRules.cardinal(of: Locale(identifier: "pl_PL"))
/// polish?.category(of: 22)                              // .few
/// polish?.category(digits: 15, fractionDigits: 1)       // .other, for 1.5
/// ```
///
/// The rules are the text of CLDR's data (UTS #35 part 3, "Language Plural Rules"), read once and kept as a row
/// of comparisons that are made without allocating anything.
final class PluralRules {
  private let steps: UnsafeBufferPointer<Step>
  private let ranges: UnsafeBufferPointer<PluralRange>
  // The categories of small integers, which are most of those that are asked for.
  private let small: UnsafeBufferPointer<PluralCategory>
  /// The categories that the language has, `other` last.
  let categories: [PluralCategory]

  /// A relation where it stands in the rules.
  private struct Step: BitwiseCopyable {
    let operand: PluralOperand
    let modulus: UInt64
    let isNegated: Bool
    let ranges: UnsafeBufferPointer<PluralRange>
    /// Whether the relations that have to hold together end here.
    let endsAlternative: Bool
    let category: PluralCategory
  }

  /// Takes the conditions of the categories other than `other`.
  init(_ conditions: [(category: PluralCategory, condition: PluralCondition)]) {
    categories = conditions.map(\.category) + [.other]
    let relations = conditions.flatMap { $0.condition.alternatives.joined() }
    ranges = Self.memory(relations.flatMap(\.ranges))
    var rest = ranges[...]
    let steps = conditions.flatMap { category, condition in
      condition.alternatives.flatMap { alternative in
        alternative.enumerated().map { place, relation in
          let own = rest.prefix(relation.ranges.count)
          rest = rest.dropFirst(own.count)
          return Step(
            operand: relation.operand, modulus: relation.modulus ?? 0,
            isNegated: relation.isNegated, ranges: UnsafeBufferPointer(rebasing: own),
            endsAlternative: place == alternative.count - 1, category: category)
        }
      }
    }
    let kept = Self.memory(steps)
    self.steps = kept
    small = Self.memory((0..<Self.smallCount).map { Self.category(PluralOperands($0), kept) })
  }

  deinit {
    steps.deallocate()
    ranges.deallocate()
    small.deallocate()
  }

  private static let smallCount: UInt64 = 256

  private static func memory<Value: BitwiseCopyable>(
    _ values: [Value]
  ) -> UnsafeBufferPointer<Value> {
    let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
    _ = memory.initialize(from: values)
    return UnsafeBufferPointer(memory)
  }
}

// All memory is written before it is shared.
extension PluralRules: @unchecked Sendable {}

extension PluralRules {
  /// The category of an integer.
  @inline(__always)
  func category(of integer: UInt64) -> PluralCategory {
    if integer < Self.smallCount {
      return small.baseAddress.unsafelyUnwrapped[Int(truncatingIfNeeded: integer)]
    }
    return category(of: PluralOperands(integer))
  }

  /// The category of a number as it is written.
  ///
  /// - Parameters:
  ///   - digits: The digits of integer and fraction, zeros at the end of the fraction included.
  ///   - fractionDigits: How many of the digits are the fraction.
  ///   - exponent: The power of ten that a compact number shows as a word.
  /// - Returns: The category; `nil` where the number is too long to be sure.
  @inline(__always)
  func category(digits: UInt64, fractionDigits: Int, exponent: Int = 0) -> PluralCategory? {
    if fractionDigits == 0, exponent == 0 { return category(of: digits) }
    return PluralOperands(digits, fractionDigits: fractionDigits, exponent: exponent)
      .map(category)
  }

  /// The category of a number with these operands.
  func category(of operands: PluralOperands) -> PluralCategory {
    Self.category(operands, steps)
  }

  private static func category(
    _ operands: PluralOperands, _ steps: UnsafeBufferPointer<Step>
  ) -> PluralCategory {
    var holds = true
    for step in steps {
      if holds { holds = self.holds(step, operands) }
      guard step.endsAlternative else { continue }
      if holds { return step.category }
      holds = true
    }
    return .other
  }

  @inline(__always)
  private static func holds(_ step: Step, _ operands: PluralOperands) -> Bool {
    // A value with a fraction is in no range of integers.
    if step.operand == .value && !operands.isWhole { return step.isNegated }
    var value = operands[step.operand]
    if step.modulus != 0 { value %= step.modulus }
    for range in step.ranges where range.low <= value && value <= range.high {
      return !step.isNegated
    }
    return step.isNegated
  }
}

extension PluralRules {
  private static let recent = BoundedCache<String, PluralRules?>(capacity: 64)

  /// The rules for amounts in a locale's language; `nil` where they are not known.
  static func cardinal(of locale: Locale) -> PluralRules? {
    #if canImport(_FoundationICU)
    return recent.value(for: locale.identifier) {
      try? fromICU(type: "locales", locale: locale.identifier)
    }
    #else
    return nil
    #endif
  }
}
