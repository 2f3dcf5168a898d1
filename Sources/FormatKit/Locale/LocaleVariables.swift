internal import Foundation

/// The variables by which an environment asks for languages and regions.
struct LocaleVariables {
  private let variables: [String: String]

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The identifier that the variables ask for; `nil` for the locale `C` and for what is no locale's name.
  func identifier(for category: Locale.EnvironmentCategory) -> String? {
    let names = ["LC_ALL", category.variable, "LANG"].lazy.compactMap { variables[$0] }
    guard let name = names.first(where: { !$0.isEmpty }),
      let locale = EnvironmentLocaleName(name)
    else { return nil }
    guard category == .messages, let preferred else { return locale.identifier }
    // "de" does not take away the region of "de_AT".
    let isSame = preferred.region == nil && preferred.language == locale.language
    return isSame ? locale.identifier : preferred.identifier
  }

  /// The first of GNU's list of languages, separated by colons, that is a locale's name.
  private var preferred: EnvironmentLocaleName? {
    variables["LANGUAGE"]?.split(separator: ":").lazy
      .compactMap { EnvironmentLocaleName(String($0)) }.first
  }
}
