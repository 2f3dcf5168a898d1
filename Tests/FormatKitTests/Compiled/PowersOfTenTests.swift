import Testing

@testable import FormatKit

struct PowersOfTenTests {
  /// Division by multiplying has the quotient and the rest of true division.
  @Test(arguments: 0...19)
  func division(exponent: Int) {
    let power = powersOfTen[exponent]
    var generator = SeededGenerator(seed: Differential.seed)
    var numbers: [UInt64] = [0, 1, .max, .max - 1, 1 << 63, 1 << 32, .max / power * power]
    for _ in 0..<2_000 {
      let random = UInt64.random(in: 0...UInt64.max >> UInt64.random(in: 0...63), using: &generator)
      let multiple = random / power * power
      numbers += [random, multiple, multiple &- 1, multiple &+ 1, multiple &+ power / 2]
    }
    let wrong = numbers.filter { number in
      number.divided(byPowerOfTen: exponent) != (number / power, number % power)
    }
    #expect(wrong == [])
  }

  @Test(arguments: [0, 1, 18, 19, 20, 38])
  func wideDivision(exponent: Int) {
    let power = UInt128.powerOfTen(exponent)
    for number in [0, 1, power - 1, power, power + 1, .max] {
      #expect(number.divided(byPowerOfTen: exponent) == (number / power, number % power))
    }
  }
}
