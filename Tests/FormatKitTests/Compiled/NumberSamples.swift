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
