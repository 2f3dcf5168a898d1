import Foundation

/// What a row should reach, as ratios to Foundation in the same run.
struct Goal {
  let bytes: Double
  let string: Double
  var format: Double?
}

/// Every row of the table, made when it is its turn.
var allRows: [() -> Row] { numberRows + quantityRows + dateRows }

/// One value: nanoseconds by each way, and the ratios beside their goals.
func valuesTable(_ settings: Settings) -> Table {
  var table = Table(
    title: "One value, in nanoseconds; how many times faster than Foundation, and the goal",
    columns: ["style", "by hand", "bytes", "String", "format", "Foundation"]
      + ["bytes x", "goal", "String x", "goal ", "format x", " goal"])
  for make in allRows {
    let row = make()
    guard settings.wants(row.name) else { continue }
    let timing = Timing(row, rounds: settings.rounds)
    var cells = [Table.Cell.text(row.name)]
    cells += Row.Way.allCases.map { .number(timing[$0]) }
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
    table.rows.append(cells)
    if !settings.isJSON { FileHandle.standardError.write(Data(".".utf8)) }
  }
  return table
}
