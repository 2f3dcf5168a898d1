public import Foundation

extension Locale {
  /// What a text is made of, as POSIX divides it: each part may follow another locale.
  public struct EnvironmentCategory: Hashable, Sendable {
    private enum Variable: String {
      case messages = "LC_MESSAGES"
      case numeric = "LC_NUMERIC"
      case time = "LC_TIME"
      case monetary = "LC_MONETARY"
      case measurement = "LC_MEASUREMENT"
      case name = "LC_NAME"
    }

    private let category: Variable

    /// Words: names of units, lists, help and messages (`LC_MESSAGES`, and GNU's `LANGUAGE`).
    public static let messages = EnvironmentCategory(category: .messages)
    /// Numbers, percents and byte counts (`LC_NUMERIC`).
    public static let numeric = EnvironmentCategory(category: .numeric)
    /// Dates, times, intervals and durations (`LC_TIME`).
    public static let time = EnvironmentCategory(category: .time)
    /// Amounts of money (`LC_MONETARY`).
    public static let monetary = EnvironmentCategory(category: .monetary)
    /// Measurements and their units (`LC_MEASUREMENT`, an extension of GNU's).
    public static let measurement = EnvironmentCategory(category: .measurement)
    /// Names of people (`LC_NAME`, an extension of GNU's).
    public static let name = EnvironmentCategory(category: .name)

    /// The variable that speaks for this category alone.
    var variable: String { category.rawValue }
  }

  /// The language and region that the process's environment asks for: `LC_ALL`, `LC_MESSAGES`, `LANG`.
  ///
  /// ```swift
  /// // LANG=de_DE.UTF-8
  /// format(0.256, style: .percent, locale: .environment)   // "25,6 %" (U+00A0)
  /// ```
  ///
  /// Foundation on Linux does not look there: its `Locale.current` is `en_001` whatever the variables say.
  public static var environment: Locale {
    environment(for: .messages)
  }

  /// The language and region that the environment asks for, for one category of texts.
  ///
  /// ```swift
  /// Locale.environment(for: .time, in: ["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"])   // de_DE
  /// Locale.environment(for: .numeric, in: ["LANG": "sr_RS@latin"])                          // sr_Latn_RS
  /// Locale.environment(for: .numeric, in: ["LC_ALL": "C"])                                  // en_US
  /// ```
  ///
  /// As POSIX orders them ("Environment Variables", 8.2), `LC_ALL` counts first, then the category's own variable, then
  /// `LANG`; an empty one counts as absent. For ``EnvironmentCategory/messages`` the first language of GNU's
  /// `LANGUAGE` goes before them, unless they ask for the locale `C`. A name has a language, maybe a region, an encoding and
  /// a modifier (`de_DE.UTF-8@euro`), or it is written as in BCP 47 (`zh-Hant-TW`). `C`, `POSIX`, nothing and what cannot
  /// be understood give `en_US`, since people read the result.
  ///
  /// - Parameters:
  ///   - category: What kind of text the locale is for.
  ///   - variables: The environment's variables; the process's own by default.
  /// - Returns: The locale, whose identifier is in ICU's form.
  public static func environment(
    for category: EnvironmentCategory,
    in variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> Locale {
    Locale(identifier: LocaleVariables(variables).identifier(for: category) ?? "en_US")
  }
}
