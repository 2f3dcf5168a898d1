import Foundation

/// Numbers at every edge that formatting has, and random ones.
enum NumberSamples {
  /// Zero, the powers of ten and of 1024 and of two, and their neighbours, in both signs, up to the
  /// ends of `Int64`.
  static let integers: [Int64] = {
    var numbers: Set<Int64> = [0, 5, 15, 25, 125, 1_234_567, 987_654_321, .max, .min]
    var power: Int64 = 1
    for _ in 0..<18 {
      power *= 10
      numbers.formUnion([power - 1, power, power + 1, power / 2 * 3])
    }
    for shift in 0..<63 {
      let power = Int64(1) << shift
      numbers.formUnion([power - 1, power, power + 1])
    }
    numbers.formUnion(numbers.map { 0 &- $0 })
    return numbers.sorted() + random(count: 400)
  }()

  /// Random integers of all lengths.
  static func random(count: Int) -> [Int64] {
    var generator = SeededGenerator(seed: Differential.seed)
    return (0..<count).map { _ in
      let bits = Int64(bitPattern: generator.next())
      return bits >> Int64.random(in: 0..<63, using: &generator)
    }
  }

  /// The samples that an integer type holds, and the type's own ends.
  static func all<Value: FixedWidthInteger>(_: Value.Type) -> [Value] {
    integers.compactMap(Value.init(exactly:)) + [.min, .max, .max - 1, .min + 1]
  }
}

extension NumberSamples {
  /// Binary numbers: ties at each precision, subnormals, the ends of the range, what is no number.
  static let doubles: [Double] = {
    var numbers: [Double] = [
      0, -0.0, .infinity, -.infinity, .nan, 0.1 + 0.2, 1e21, 1e22, 1e23, 9.999999999999999e22,
      .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .pi, 2.675, 1.005,
      0.5.nextDown, 0.5.nextUp, 0x1p53, 0x1p53 + 2, 0x1p63, 0x1p64, 1.0.nextDown, 10.0.nextDown,
      999_999.5, 999_999.4999999999, 0.000_000_5, 0.000_001_5, 2953.125, 123_456_789.123_456_789,
    ]
    for power in -8...18 {
      for digits in [1, 1.5, 2.5, 4.999_999_9, 5, 5.000_000_1, 9.5, 9.999_999_949_999, 9.999_5] {
        numbers.append(digits * exact(power))
      }
    }
    for place in 1...7 {
      for tie in [0.5, 1.5, 2.5, 7.5, 12345.5, 0.25, 0.35] { numbers.append(tie / exact(place)) }
    }
    numbers += integers.lazy.filter { $0.magnitude < 1 << 60 }.prefix(300).map(Double.init)
    numbers += numbers.map { -$0 }
    return numbers + randomDoubles
  }()

  private static func exact(_ power: Int) -> Double {
    Double("1e\(power)") ?? 0
  }

  /// Random numbers: of a few digits, of all digits near one, and of all bits.
  private static let randomDoubles: [Double] = {
    var generator = SeededGenerator(seed: Differential.seed)
    return (0..<400).flatMap { _ -> [Double] in
      let digits = Double(Int64.random(in: -99_999_999...99_999_999, using: &generator))
      return [
        digits / exact(Int.random(in: 0...9, using: &generator)),
        Double.random(in: -1e6...1e6, using: &generator),
        Double(bitPattern: generator.next()),
      ]
    }
  }()

  static let floats: [Float] =
    [
      16.03, -1.23, 0.1, 0.29, 1.23, 0.3, 3.4028235e38, 16_777_216, 0.5, 2.5, .pi,
      .leastNonzeroMagnitude,
    ]
    + doubles.map(Float.init)

  /// Decimals of 1 to 38 digits at many powers of ten, and what is no number.
  static let decimals: [Decimal] = {
    var texts = [
      "0", "1", "0.1", "0.5", "1.5", "2.5", "0.005", "0.015", "1234.565", "99999.995", "1e127",
      "1e-127",
      "9.99999999999999999999999999999999999999e125", "12345678901234567890.12",
      "99999999999999999999999999999999999999", "340282366920938463463374607431768211455",
      "18446744073709551615", "18446744073709551616", "0.000000000000000000000000000000000001",
    ]
    var generator = SeededGenerator(seed: Differential.seed)
    for count in 1...38 {
      for _ in 0..<8 {
        let digits = (0..<count).map { _ in String(Int.random(in: 0...9, using: &generator)) }
        texts.append(digits.joined() + "e\(Int.random(in: -count - 8...6, using: &generator))")
      }
    }
    texts += texts.map { "-" + $0 }
    return texts.compactMap { Decimal(string: $0, locale: nil) }
      + [.nan, .greatestFiniteMagnitude, .leastFiniteMagnitude, .leastNonzeroMagnitude]
      + integers.prefix(300).map { Decimal($0) }
  }()
}
