/// What plural rules ask of a number as it is written: 1.50 is 150 with two fraction digits.
///
/// UTS #35 part 3, "Plural Operand Meanings": the integer `i`, the fraction `f` of `v` digits, the same
/// without zeros at its end `t` of `w` digits, the power of ten `c` of a compact number, and `n`, the value itself.
/// ICU reckons with binary numbers and with the last 18 digits of an integer, which is followed here.
struct PluralOperands: BitwiseCopyable {
  /// `i`.
  private(set) var integer: UInt64
  /// `n` where it is whole; of a huge number, one with the same last digits.
  private(set) var whole: UInt64
  /// Whether `n` has no fraction but zeros.
  private(set) var isWhole = true
  /// `f`.
  private(set) var fraction: UInt64 = 0
  /// `t`.
  private(set) var significantFraction: UInt64 = 0
  /// `v`.
  private(set) var fractionDigits: UInt64 = 0
  /// `w`.
  private(set) var significantFractionDigits: UInt64 = 0
  /// `c` and `e`.
  private(set) var exponent: UInt64 = 0

  /// The operands of an integer.
  @inline(__always)
  init(_ integer: UInt64) {
    (self.integer, whole) = (integer, integer)
    if integer >= Self.binaryLimit { beBinary() }
  }

  /// The operands of the number `digits` · 10^(`exponent` − `fractionDigits`); `nil` where it is too long to be
  /// sure of.
  ///
  /// - Parameters:
  ///   - digits: The digits that are written, of integer and fraction.
  ///   - fractionDigits: How many of them are the fraction.
  ///   - exponent: The power of ten that a compact number shows as a word.
  @inline(__always)
  init?(_ digits: UInt64, fractionDigits: Int, exponent: Int = 0) {
    if fractionDigits == 0, exponent == 0 {
      self.init(digits)
      return
    }
    self.init(long: digits, fractionDigits: fractionDigits, exponent: exponent)
  }

  private init?(long digits: UInt64, fractionDigits: Int, exponent: Int) {
    let count = max(0, fractionDigits - exponent)
    let zeros = max(0, exponent - fractionDigits)
    guard count < powersOfTen.count, zeros < powersOfTen.count else { return nil }
    let (shifted, overflow) = digits.multipliedReportingOverflow(by: powersOfTen[zeros])
    guard !overflow else { return nil }
    let (integer, fraction) = shifted.divided(byPowerOfTen: count)
    self.init(integer)
    self.exponent = UInt64(exponent)
    self.fractionDigits = UInt64(count)
    guard fraction != 0 else { return }
    // A longer number may be whole as a binary one.
    guard digits < Self.binaryLimit else { return nil }
    set(fraction: fraction)
  }

  private mutating func set(fraction: UInt64) {
    isWhole = false
    self.fraction = fraction
    significantFraction = fraction
    significantFractionDigits = fractionDigits
    while significantFraction.isMultiple(of: 10) {
      significantFraction /= 10
      significantFractionDigits -= 1
    }
  }

  /// Integers below are exact as binary numbers.
  private static let binaryLimit: UInt64 = 1 << 53

  /// The modulus that every modulus of a rule divides.
  static let cycle: UInt64 = 1_000_000_000_000_000_000

  private mutating func beBinary() {
    let value = Double(whole)
    let cycle = Double(Self.cycle)
    integer = UInt64(Double(whole % Self.cycle))
    whole = UInt64(value.truncatingRemainder(dividingBy: cycle)) + (value < cycle ? 0 : Self.cycle)
  }
}

/// The operands by the letters that rules call them.
enum PluralOperand: Character {
  case value = "n"
  case integer = "i"
  case fractionDigits = "v"
  case significantFractionDigits = "w"
  case fraction = "f"
  case significantFraction = "t"
  case exponent = "e"
  case compactExponent = "c"
}

extension PluralOperands {
  /// The number that an operand is; a fraction with zero before it counts for the value as its integer.
  @inline(__always)
  subscript(operand: PluralOperand) -> UInt64 {
    switch operand {
    case .value: whole
    case .integer: integer
    case .fractionDigits: fractionDigits
    case .significantFractionDigits: significantFractionDigits
    case .fraction: fraction
    case .significantFraction: significantFraction
    case .exponent, .compactExponent: exponent
    }
  }
}
