import FormatKit
import Foundation

/// What a command takes from its surroundings when its options do not say.
struct Environment: Sendable {
  /// The locale to write for.
  var locale: LocaleChoice
  /// The zone of dates that name none, and of dates as they are written.
  var timeZone: TimeZone
  /// The present moment; `nil` where a text must not depend on it.
  var now: Date?

  /// The process's own surroundings.
  static var current: Environment {
    let locale = Locale(identifier: "en_US")
    return Environment(
      locale: LocaleChoice(name: locale.identifier, locale: locale), timeZone: .current, now: .now)
  }

  /// The surroundings of a snapshot table: the same on every machine and at every time.
  static var table: Environment {
    Environment(
      locale: LocaleChoice(name: "en_US", locale: Locale(identifier: "en_US")),
      timeZone: .gmt, now: nil)
  }
}

/// A locale and the name by which it was asked for.
struct LocaleChoice: Sendable {
  let name: String
  let locale: Locale

  /// The locales of a list with commas, as `--locale` takes it.
  static func list(_ text: String) throws(BadValue) -> [LocaleChoice] {
    var choices: [LocaleChoice] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      choices.append(LocaleChoice(name: String(name), locale: try KnownLocale.read(String(name))))
    }
    return choices
  }
}
