import Testing

@testable import FormatKit

struct CountableDurationTests {
  /// The parts are those of `components`, on both sides of where they are found in another way.
  @Test func components() {
    let second: Int128 = 1_000_000_000_000_000_000
    var sizes: [Int128] = [0, 1, second - 1, second, second + 1, second * 4_835_703]
    for shift in [17, 18, 63, 64, 81, 82, 83, 100, 121] {
      sizes += [Int128(1) << shift - 1, Int128(1) << shift, Int128(1) << shift + 1]
    }
    var generator = SeededGenerator(seed: Differential.seed)
    for _ in 0..<2_000 {
      let size = Int128.random(in: 0..<second << 62, using: &generator)
      sizes.append(size >> Int128.random(in: 0..<122, using: &generator))
    }
    let wrong = (sizes + sizes.map { -$0 }).filter { size in
      let duration = Duration(attoseconds: size)
      guard let parts = duration.countableComponents else { return true }
      return parts != duration.components
    }
    #expect(wrong == [])
  }

  @Test func tooLong() {
    #expect(Duration(attoseconds: .max).countableComponents == nil)
    #expect(Duration(attoseconds: .min).countableComponents == nil)
    #expect(Duration.seconds(Int64.max - 100).countableComponents != nil)
  }
}
