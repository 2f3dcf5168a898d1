import Testing

@testable import FormatKit

/// Whole numbers of any size: division undoes multiplication, digits are what was written.
struct NaturalTests {
  @Test(arguments: [
    "0", "9", "999999999", "1000000000", "18446744073709551616",
    "340282366920938463463374607431768211456", "98765432109876543210987654321098765432109876543210",
  ])
  func writesTheDigitsItRead(_ text: String) {
    let number = Natural(digits: text.utf8)
    #expect(String(decoding: number.digits, as: UTF8.self) == text)
  }

  @Test func dividesWhatItMultiplied() {
    var random = Seeded(state: 1)
    for _ in 0..<2000 {
      let divisor = Natural.random(limbs: Int.random(in: 1...6, using: &random), &random) + .one
      let quotient = Natural.random(limbs: Int.random(in: 0...6, using: &random), &random)
      let remainder = Natural.random(limbs: 7, &random)
        .quotientAndRemainder(dividingBy: divisor).remainder
      #expect(remainder < divisor)
      let parts = (divisor * quotient + remainder).quotientAndRemainder(dividingBy: divisor)
      #expect(parts.quotient == quotient)
      #expect(parts.remainder == remainder)
    }
  }

  @Test func agreesWithTheMachinesOwnNumbers() {
    var random = Seeded(state: 2)
    for _ in 0..<2000 {
      let left = random.next() >> UInt64.random(in: 0..<64, using: &random)
      let right = (random.next() >> UInt64.random(in: 0..<64, using: &random)) | 1
      let (first, second) = (Natural(left), Natural(right))
      #expect(first.quotientAndRemainder(dividingBy: second).quotient.uint64 == left / right)
      #expect(Natural.distance(first, second).uint64 == max(left, right) - min(left, right))
      #expect((first < second) == (left < right))
      let product = left.multipliedFullWidth(by: right)
      let whole = Natural(product.high) * Natural(2).power(64) + Natural(product.low)
      #expect(first * second == whole)
    }
  }

  /// The digit that algorithm D guesses too high by one, which random numbers hardly ever meet.
  @Test func takesBackAGuessThatWasTooHigh() {
    let divisor = Natural(2).power(95) + Natural(1)
    let number = Natural(2).power(127) * Natural(2).power(31)
    let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
    #expect(quotient * divisor + remainder == number)
    #expect(remainder < divisor)
  }
}

extension Natural {
  /// A random number whose limbs are often all zeros or all ones, where carries go wrong.
  static func random(limbs: Int, _ random: inout Seeded) -> Natural {
    (0..<limbs).reduce(.zero) { number, _ in
      let limb = [0, 0xFFFF_FFFF, random.next() >> 32][Int.random(in: 0..<3, using: &random)]
      return number * Natural(1 << 32) + Natural(limb)
    }
  }
}

/// A generator of the same numbers in every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
