/// The times of one row: for each way, nanoseconds a value in each round.
struct Timing {
  let row: String
  private(set) var rounds: [Row.Way: [Double]] = [:]

  /// Measures the ways of a row in turn, several times over, so that a machine that speeds up or slows
  /// down does so for all of them.
  ///
  /// - Parameters:
  ///   - row: What to measure.
  ///   - count: The number of rounds.
  ///   - sample: The time that each way takes in each round.
  init(_ row: Row, rounds count: Int, sample: Duration = .milliseconds(20)) {
    self.row = row.name
    let ways = Row.Way.allCases.compactMap { way in row.ways[way].map { (way, $0) } }
    let values = ways.map { Self.values(in: sample, $0.1) }
    for _ in 0..<count {
      for ((way, write), values) in zip(ways, values) {
        rounds[way, default: []].append(Self.nanoseconds(values, write))
      }
    }
  }

  /// The median of a way.
  subscript(way: Row.Way) -> Double? {
    rounds[way].map { $0.sorted()[$0.count / 2] }
  }

  /// How many times as long as a second way a first one takes: the median of the rounds' own ratios.
  func ratio(_ slow: Row.Way, to fast: Row.Way) -> Double? {
    guard let slow = rounds[slow], let fast = rounds[fast] else { return nil }
    return zip(slow, fast).map { $0 / $1 }.sorted()[slow.count / 2]
  }

  private static func values(in sample: Duration, _ write: (Int) -> Int) -> Int {
    // The first values also warm the caches up, and let format(_:style:) find the style worth compiling.
    var values = 200
    while true {
      let time = Double(values) * nanoseconds(values, write)
      if time * 4 > sample.nanoseconds {
        return max(1, Int(Double(values) * sample.nanoseconds / time))
      }
      values *= 4
    }
  }

  private static func nanoseconds(_ values: Int, _ write: (Int) -> Int) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure { keep(write(values)) }
    return time.nanoseconds / Double(values)
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

/// Uses a value, so that the compiler does not drop what made it.
@inline(never)
func keep<Value>(_ value: Value) {}
