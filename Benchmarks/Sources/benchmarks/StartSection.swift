import FormatKit
import Foundation

/// What a program that formats one value does, with FormatKit or with Foundation alone.
enum OneValue: String, CaseIterable {
  case integer, currency, date, relative

  /// Runs one, told as `integer FormatKit` or `integer Foundation`, joined by a slash.
  static func run(_ word: String) {
    let parts = word.split(separator: "/")
    guard let value = parts.first.flatMap({ OneValue(rawValue: String($0)) }) else { return }
    print(value.text(withFormatKit: parts.last == "FormatKit"))
  }

  private func text(withFormatKit isOurs: Bool) -> String {
    let locale = Locale(identifier: "en_US")
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    switch self {
    case .integer:
      let style = IntegerFormatStyle<Int>(locale: locale)
      return isOurs ? FormatKit.format(1_234_567, style: style) : style.format(1_234_567)
    case .currency:
      let style = Decimal.FormatStyle.Currency(code: "USD", locale: locale)
      return isOurs ? FormatKit.format(12.5, style: style) : style.format(12.5)
    case .date:
      let style = Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: locale,
        calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
      return isOurs ? FormatKit.format(date, style: style) : style.format(date)
    case .relative:
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, locale: locale, calendar: Calendar(identifier: .gregorian))
      return isOurs ? FormatKit.format(date + 5_000, style: style) : style.format(date + 5_000)
    }
  }
}

/// The time of a whole program that formats one value, by turns with and without FormatKit.
func startTable(_ settings: Settings) throws -> Table {
  var table = Table(
    title: "A program that formats one value, in milliseconds from start to end",
    columns: ["value", "FormatKit", "Foundation", "ratio"])
  let program = CommandLine.arguments[0]
  for value in OneValue.allCases where settings.wants(value.rawValue) {
    var times: [String: [Double]] = [:]
    for _ in 0..<(settings.isQuick ? 9 : 41) {
      for way in ["FormatKit", "Foundation"] {
        let run = try Program(program, ["--one-value", "\(value)/\(way)"]).run()
        times[way, default: []].append(run.nanoseconds / 1e6)
      }
    }
    let pairs = zip(times["FormatKit"] ?? [], times["Foundation"] ?? []).map { $0 / $1 }
    table.rows.append([
      .text(value.rawValue), .number(times["FormatKit"]?.median, digits: 2),
      .number(times["Foundation"]?.median, digits: 2), .number(pairs.median, digits: 2),
    ])
  }
  return table
}

extension [Double] {
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}
