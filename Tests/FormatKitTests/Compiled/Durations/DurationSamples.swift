import Foundation

/// Durations at every edge of every unit, and random ones of every length.
enum DurationSamples {
  static let all: [Duration] = {
    let edges = lengths.flatMap { length in
      [0, 1, 2, 3, 5, 9, 10, 11, 23, 24, 59, 60, 99, 100, 101, 999, 1_000, 1_001].flatMap { count in
        [-2, -1, 0, 1].map {
          length.multipliedReportingOverflow(by: count).partialValue + $0 * small
        }
      }
    }
    // Halves of the last digit of every length.
    let ties = (0...17).flatMap { digits -> [Int128] in
      let half = 5 * power(digits)
      return [0, 1, 2, 59, 3_599, 86_399].flatMap { seconds in
        [-1, 0, 1].map { seconds * second + 2 * half - half + $0 }
      }
    }
    let far = [1e8, 1e9, 1e12, 9e15, 9.1e15, 9.2e18].flatMap { seconds in
      [-second, -1, 0, 1, second / 2].map { Int128(seconds) * second + $0 }
    }
    let positive = [0, 1] + edges + ties + far + random
    return (positive + positive.map { -$0 }).map { Duration(attoseconds: $0) } + extremes
  }()

  private static let second: Int128 = 1_000_000_000_000_000_000
  private static let small: Int128 = second / 10
  private static let lengths =
    [604_800, 86_400, 3_600, 60, 1].map { $0 * second } + [
      second / 1_000, second / 1_000_000, second / 1_000_000_000,
    ]
  private static let extremes: [Duration] = [
    Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
    Duration(secondsComponent: .min, attosecondsComponent: 0),
    Duration(attoseconds: .max), Duration(attoseconds: -.max),
  ]

  private static func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static let random: [Int128] = {
    var generator = SeededGenerator(seed: Differential.seed)
    return (0..<4_000).map { index in
      let seconds = exp(Double.random(in: 0...19, using: &generator))
      let whole = Int128(seconds) * second
      switch index % 3 {
      case 0: return whole
      case 1: return whole + Int128(Int.random(in: 0..<1_000, using: &generator)) * (second / 1_000)
      default: return whole + Int128(Int.random(in: 0..<Int(second), using: &generator))
      }
    }
  }()

  /// The same in an order that mixes all kinds.
  static let mixed: [Duration] = {
    var generator = SeededGenerator(seed: Differential.seed)
    return all.shuffled(using: &generator)
  }()
}
