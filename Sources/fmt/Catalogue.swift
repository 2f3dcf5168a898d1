/// All commands.
///
/// A command is made when it is asked for, so that starting costs nothing for the others.
enum Catalogue {
  /// The commands by name, in the order of the help.
  static let entries: [(name: String, make: @Sendable () -> Command)] = [
    ("bytes", { .bytes }),
    ("number", { .number }),
    ("percent", { .percent }),
    ("currency", { .currency }),
    ("date", { .date }),
    ("iso8601", { .iso8601 }),
    ("relative", { .relative }),
    ("interval", { .interval }),
    ("components", { .components }),
    ("duration", { .duration }),
    ("temperature", { .temperature }),
    ("measure", { .measure }),
    ("list", { .list }),
    ("name", { .name }),
    ("parse", { .parse }),
    ("locales", { .locales }),
    ("currencies", { .currencies }),
    ("units", { .units }),
    ("time-zones", { .timeZones }),
    ("check", { .check }),
    ("completions", { .completions }),
    ("manual", { .manual }),
    ("help", { .help }),
  ]

  static var names: [String] { entries.map(\.name) }

  static func command(named name: String) -> Command? {
    entries.first { $0.name == name }?.make()
  }
}
