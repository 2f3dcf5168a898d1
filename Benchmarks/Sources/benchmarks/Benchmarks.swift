import Foundation

/// Measures every row and prints the table.
@main
enum Benchmarks {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let isJSON = words.contains("--json")
    let wanted = words.filter { !$0.hasPrefix("--") }
    let rounds = words.contains("--quick") ? 5 : 15
    var timings: [Timing] = []
    for make in numberRows {
      let row = make()
      guard wanted.isEmpty || wanted.contains(where: row.name.contains) else { continue }
      let timing = Timing(row, rounds: rounds)
      timings.append(timing)
      if !isJSON { print(timing.line) }
    }
    if isJSON { print(timings.json) }
  }
}

extension Timing {
  /// One line of the table.
  var line: String {
    let name = row.padding(toLength: 24, withPad: " ", startingAt: 0)
    let times = Row.Way.allCases.map { way in
      self[way].map { String(format: "%10.1f", $0) } ?? "         -"
    }
    let ratios = [Row.Way.bytes, .string, .format].map { way in
      ratio(.foundation, to: way).map { String(format: "%7.0fx", $0) } ?? "       -"
    }
    return name + times.joined() + "  " + ratios.joined()
  }
}

extension [Timing] {
  /// The timings as JSON.
  var json: String {
    let rows = map { timing in
      let times = Row.Way.allCases.compactMap { way in
        timing[way].map { "\"\(way.rawValue)\": \(($0 * 10).rounded() / 10)" }
      }
      return "{\"row\": \"\(timing.row)\", \(times.joined(separator: ", "))}"
    }
    return "[" + rows.joined(separator: ",\n ") + "]"
  }
}
