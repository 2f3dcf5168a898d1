#if !canImport(Darwin)
internal import Foundation

/// The parts of a name that are there, and what each of Apple's four styles shows of them.
struct PersonNameParts {
  private let texts: [NameText.Component: String]
  private let layout: PersonNameLayout
  private let script: ScriptCode?
  private let locale: Locale

  /// Blank parts count as missing.
  init(_ name: PersonNameComponents, locale: Locale) {
    texts = [
      .namePrefix: name.namePrefix, .givenName: name.givenName, .middleName: name.middleName,
      .familyName: name.familyName, .nameSuffix: name.nameSuffix, .nickname: name.nickname,
    ]
    .compactMapValues { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }
    .filter { !$0.value.isEmpty }
    let core = [.familyName, .givenName, .middleName].compactMap { [texts] in texts[$0] }
    script = NameScript.common(of: core.isEmpty ? Array(texts.values) : core)
    layout = PersonNameLayout.of(script, for: locale)
    self.locale = locale
  }

  /// The name in a style; a style that has nothing to show gives way to the next longer one.
  func text(_ style: PersonNameComponents.FormatStyle.Style) -> NameText {
    switch style {
    case .abbreviated: abbreviated ?? text(.short)
    case .short:
      joined([.nickname]) ?? joined([.givenName]) ?? joined([.familyName]) ?? text(.medium)
    case .medium: joined(layout.order.filter { $0 != .middleName }) ?? text(.long)
    case .long: joined([.namePrefix] + layout.order + [.nameSuffix]) ?? nickname
    }
  }

  private var nickname: NameText {
    joined([.nickname]) ?? NameText()
  }
}

extension PersonNameParts {
  /// The parts of some kinds that are there, in this order, with delimiters between them.
  private func joined(_ components: [NameText.Component]) -> NameText? {
    var name = NameText()
    for component in components {
      guard let text = texts[component] else { continue }
      if let last = name.runs.last {
        let delimiter = delimiter(between: last.text, and: text)
        if !delimiter.isEmpty {
          name.runs.append(NameText.Run(text: delimiter, component: .delimiter))
        }
      }
      name.runs.append(NameText.Run(text: text, component: component))
    }
    return name.runs.isEmpty ? nil : name
  }

  /// Nothing between two parts in a script that needs no space, a space between all others.
  private func delimiter(between first: String, and second: String) -> String {
    guard layout.delimiter != " ", let script else { return " " }
    let isInScript = [first, second].allSatisfy {
      NameScript.common(of: [$0])?.matches(script) == true
    }
    return isInScript ? layout.delimiter : " "
  }
}

extension PersonNameParts {
  /// A Korean given name is shown whole up to this many syllables.
  private static let longestKoreanGivenName = 3

  private var abbreviated: NameText? {
    switch layout.abbreviation {
    case .initials: initials(layout.order.filter { $0 != .middleName })
    case .firstLetter: initials([.givenName]) ?? initials([.familyName])
    case .familyName: joined([.familyName])
    case .givenName: koreanAbbreviation ?? joined([.familyName])
    case .unavailable: nil
    }
  }

  private func initials(_ components: [NameText.Component]) -> NameText? {
    let runs = components.compactMap { component in
      texts[component].map {
        NameText.Run(text: NameInitial.capital(of: $0, locale: locale), component: component)
      }
    }
    return runs.isEmpty ? nil : NameText(runs: runs)
  }

  private var koreanAbbreviation: NameText? {
    let isShort = (texts[.givenName]?.count ?? 0) <= Self.longestKoreanGivenName
    return isShort ? joined([.givenName]) : initials([.givenName])
  }
}
#endif
