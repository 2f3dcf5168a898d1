import Allocations
import Foundation

/// What a row should reach, as ratios to Foundation in the same run.
struct Goal {
  let bytes: Double
  let string: Double
  var format: Double?
}

/// Every row of the table, made when it is its turn.
var allRows: [() -> Row] {
  numberRows + quantityRows + durationRows + measurementRows + nameRows + dateRows
}

/// One value: nanoseconds by each way, and the ratios beside their goals.
func valuesTable(_ settings: Settings) -> Table {
  var table = Table(
    title: "One value, in nanoseconds; how many times faster than Foundation, and the goal",
    columns: ["style", "by hand", "bytes", "String", "format", "Foundation"]
      + ["by hand x", "bytes x", "goal", "String x", "goal ", "format x", " goal", "allocations"])
  for make in allRows {
    let row = make()
    guard settings.wants(row.name) else { continue }
    let timing = Timing(row, rounds: settings.rounds)
    var cells = [Table.Cell.text(row.name)]
    cells += Row.Way.allCases.map { .number(timing[$0]) }
    cells.append(.number(timing.ratio(.foundation, to: .hand), digits: 0))
    for (way, goal) in [
      (Row.Way.bytes, row.goal?.bytes), (.string, row.goal?.string), (.format, row.goal?.format),
    ] {
      let ratio = timing.ratio(.foundation, to: way)
      cells.append(.number(ratio, digits: 0))
      guard let goal, let ratio else {
        cells.append(.none)
        continue
      }
      cells.append(.text("\(Int(goal)) \(ratio >= goal ? "reached" : "missed")"))
    }
    cells.append(.number(row.allocationsPerThousand, digits: 0))
    table.rows.append(cells)
    if !settings.isJSON { FileHandle.standardError.write(Data(".".utf8)) }
  }
  return table
}

extension Row {
  /// How often memory is asked for while a compiled style appends a thousand values to bytes that have grown.
  fileprivate var allocationsPerThousand: Double? {
    guard let write = ways[.bytes], allocations() >= 0 else { return nil }
    let count = { (values: Int) in
      let before = allocations()
      keep(write(values))
      return allocations() - before
    }
    // Both grow an array of their own.
    return Double(count(11_000) - count(1_000)) / 10
  }
}
