import FormatKit
import Foundation

/// What a command takes from its surroundings when its options do not say.
struct Environment: Sendable {
  /// The variables that name locales: `LC_ALL`, `LC_TIME`, `LANG`.
  let variables: [String: String]
  /// The zone of dates that name none, and of dates as they are written; `nil` for the system's.
  private let fixedTimeZone: TimeZone?
  /// The present moment; gives `nil` where a text must not depend on it.
  private let clock: @Sendable () -> Date?

  init(
    variables: [String: String], timeZone: TimeZone? = nil, clock: @escaping @Sendable () -> Date?
  ) {
    self.variables = variables
    fixedTimeZone = timeZone
    self.clock = clock
  }

  var timeZone: TimeZone { fixedTimeZone ?? .current }
  var now: Date? { clock() }

  /// The process's own surroundings.
  static var current: Environment {
    Environment(variables: ProcessInfo.processInfo.environment, clock: { .now })
  }

  /// The surroundings of a snapshot table: the same on every machine and at every time.
  static let table = Environment(variables: [:], timeZone: .gmt, clock: { nil })

  /// The locale for a kind of text, and what is to be said about it.
  ///
  /// When there are no data for the language that the variables ask for, `en_US` is used, and a
  /// warning says so.
  func locale(
    for category: Locale.EnvironmentCategory
  ) -> (choice: LocaleChoice, warning: String?) {
    let locale = Locale.environment(for: category, in: variables)
    if let known = KnownLocale.nearest(locale) { return (LocaleChoice(known), nil) }
    let english = LocaleChoice(Locale(identifier: "en_US"))
    return (
      english,
      "the environment asks for \"\(locale.identifier)\", of which nothing is known; en_US is used"
    )
  }
}

/// A locale and the name by which it was asked for.
struct LocaleChoice: Sendable {
  let name: String
  let locale: Locale

  init(name: String, locale: Locale) {
    self.name = name
    self.locale = locale
  }

  init(_ locale: Locale) {
    self.init(name: locale.identifier, locale: locale)
  }

  /// The locales of a list with commas, as `--locale` takes it.
  static func list(_ text: String) throws(BadValue) -> [LocaleChoice] {
    var choices: [LocaleChoice] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      choices.append(LocaleChoice(name: String(name), locale: try KnownLocale.read(String(name))))
    }
    return choices
  }
}
