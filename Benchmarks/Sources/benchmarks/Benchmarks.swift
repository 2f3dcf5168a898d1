import Foundation

/// Measures what is asked for and prints tables, or all of it as JSON.
@main
enum Benchmarks {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    // What the section on start-up runs as a program of its own.
    if let index = words.firstIndex(of: "--one-value") { return OneValue.run(words[index + 1]) }
    let sections = Section.allCases.filter { words.contains($0.rawValue) }
    let settings = Settings(
      isJSON: words.contains("--json"), isQuick: words.contains("--quick"),
      names: words.filter { !$0.hasPrefix("--") && Section(rawValue: $0) == nil })
    let wanted = sections.isEmpty ? Section.allCases.filter { $0 != .command } : sections
    var tables: [Table] = []
    for section in wanted {
      let table = try section.table(settings)
      tables.append(table)
      if !settings.isJSON { print(table.text) }
    }
    if settings.isJSON { print(tables.json) }
  }
}

/// What the words of the command line ask for.
struct Settings {
  let isJSON: Bool
  let isQuick: Bool
  /// Parts of the names of the rows that are wanted; all are where none is named.
  let names: [String]

  var rounds: Int { isQuick ? 5 : 15 }

  func wants(_ name: String) -> Bool {
    names.isEmpty || names.contains { name.contains($0) }
  }
}

/// One part of the measurements.
enum Section: String, CaseIterable {
  /// One value in several ways.
  case values
  /// The time to compile a style.
  case compile
  /// More values, more locales.
  case growth
  /// A program that formats a single value.
  case start
  /// The command beside the system's own.
  case command

  func table(_ settings: Settings) throws -> Table {
    switch self {
    case .values: valuesTable(settings)
    case .compile: compileTable(settings)
    case .growth: growthTable(settings)
    case .start: try startTable(settings)
    case .command: try commandTable(settings)
    }
  }
}
