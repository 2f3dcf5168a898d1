import FormatKit
import Foundation

/// The time of a value, and the memory in use, as values and locales become more.
func growthTable(_ settings: Settings) -> Table {
  var table = Table(
    title: "Growth: nanoseconds a value, and MiB of memory after it",
    columns: ["what", "how many", "FormatKit", "Foundation", "MiB"])
  addValues(to: &table, settings)
  addLocales(to: &table, settings)
  return table
}

private func addValues(to table: inout Table, _ settings: Settings) {
  let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
  let compiled = style.compiled()
  var bytes: [UInt8] = []
  for count in [1_000, 10_000, 100_000, 1_000_000, 10_000_000] {
    if settings.isQuick, count > 1_000_000 { continue }
    let time = ContinuousClock().measure {
      for value in 0..<count {
        bytes.removeAll(keepingCapacity: true)
        compiled.append(value &* 7_919, to: &bytes)
      }
    }
    let few = min(count, 20_000)
    let slow = ContinuousClock().measure {
      for value in 0..<few { keep(style.format(value &* 7_919)) }
    }
    table.rows.append([
      .text("integers, append"), .text("\(count)"),
      .number(time.nanoseconds / Double(count)), .number(slow.nanoseconds / Double(few)),
      .number(residentMegabytes()),
    ])
  }
}

private func addLocales(to table: inout Table, _ settings: Settings) {
  let identifiers = Locale.availableIdentifiers.sorted()
  for count in [1, 10, 100, identifiers.count] {
    let styles = identifiers.prefix(count).map {
      IntegerFormatStyle<Int>(locale: Locale(identifier: $0))
    }
    let rounds = max(3, (settings.isQuick ? 10_000 : 100_000) / count)
    // The first rounds count the uses and compile.
    for round in 0..<(count > 100 ? 12 : 300) {
      for style in styles { keep(FormatKit.format(round, style: style)) }
    }
    let time = ContinuousClock().measure {
      for round in 0..<rounds {
        for style in styles { keep(FormatKit.format(round &* 7_919, style: style)) }
      }
    }
    let slow = ContinuousClock().measure {
      for round in 0..<max(1, rounds / 10) {
        for style in styles { keep(style.format(round &* 7_919)) }
      }
    }
    let compiled = styles.map { $0.compiled() }
    var bytes: [UInt8] = []
    let quick = ContinuousClock().measure {
      for round in 0..<rounds {
        for style in compiled {
          bytes.removeAll(keepingCapacity: true)
          style.append(round &* 7_919, to: &bytes)
        }
      }
    }
    table.rows.append([
      .text("locales in turn, append"), .text("\(count)"),
      .number(quick.nanoseconds / Double(rounds * count)), .none, .number(residentMegabytes()),
    ])
    table.rows.append([
      .text("locales in turn, format"), .text("\(count)"),
      .number(time.nanoseconds / Double(rounds * count)),
      .number(slow.nanoseconds / Double(max(1, rounds / 10) * count)),
      .number(residentMegabytes()),
    ])
  }
}

/// The memory of this process, where the system tells it as Linux does.
private func residentMegabytes() -> Double? {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return nil
  }
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) }
  return pages.map { $0 * 4096 / 1_048_576 }
}
