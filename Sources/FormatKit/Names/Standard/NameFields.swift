internal import Foundation

/// The fields of a name, as the patterns ask for them.
///
/// UTS #35 part 8, "Access PersonName object".
struct NameFields: Sendable {
  private var texts: [NamePattern.FieldName: String] = [:]
  private let givenInformal: String?
  private let surnamePrefix: String?
  private let surnameCore: String?
  /// Which part stands for a missing other one.
  private var substitution = Substitution.none

  private enum Substitution {
    case none, givenAsSurname, surnameAsGiven
  }

  init(_ name: PersonName) {
    let (prefix, core, surname) = Self.surname(
      prefix: Self.text(name.surnamePrefix), core: Self.text(name.surnameCore),
      plain: Self.text(name.surname))
    texts[.title] = Self.text(name.title)
    texts[.given] = Self.text(name.given)
    texts[.given2] = Self.text(name.given2)
    texts[.surname] = surname
    texts[.surname2] = Self.text(name.surname2)
    texts[.generation] = Self.text(name.generation)
    texts[.credentials] = Self.text(name.credentials)
    givenInformal = Self.text(name.givenInformal)
    surnamePrefix = prefix
    surnameCore = core
  }

  /// A field without blanks around it; `nil` when nothing is left.
  private static func text(_ field: String?) -> String? {
    guard let text = field?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      return nil
    }
    return text
  }

  /// "Handle core and prefix": what is missing of the three is made of the others.
  static func surname(
    prefix: String?, core: String?, plain: String?
  ) -> (prefix: String?, core: String?, plain: String?) {
    switch (prefix, core, plain) {
    case (let prefix?, let core?, nil): (prefix, core, "\(prefix) \(core)")
    case (nil, let core?, nil): (nil, core, core)
    case (_, nil, let plain): (nil, plain, plain)
    case (nil, _?, let plain?): (nil, plain, plain)
    case (_?, _?, _?): (prefix, core, plain)
    }
  }

  /// A field as it is in the name.
  subscript(name: NamePattern.FieldName) -> String? { texts[name] }
}

extension NameFields {
  /// The text of a field by its modifiers that choose what is shown: informal, prefix, core.
  func text(of field: NamePattern.Field) -> String? {
    switch field.name {
    case .given where substitution == .givenAsSurname: nil
    case .given where substitution == .surnameAsGiven: texts[.surname]
    case .surname where field.modifiers.contains(.prefix): surnamePrefix
    case .surname where substitution == .givenAsSurname:
      given(isInformal: field.modifiers.contains(.informal))
    case .surname where field.modifiers.contains(.core): surnameCore
    case .given: given(isInformal: field.modifiers.contains(.informal))
    default: field.modifiers.contains(.prefix) ? nil : texts[field.name]
    }
  }

  /// "Modifiers", informal: the informal name, or the normal one where there is none.
  private func given(isInformal: Bool) -> String? {
    isInformal ? givenInformal ?? texts[.given] : texts[.given] ?? givenInformal
  }

  /// Which of Foundation's parts of a name a field shows.
  func component(of field: NamePattern.Field) -> NameText.Component {
    switch (field.name, substitution) {
    case (.title, _): .namePrefix
    case (.given, .surnameAsGiven): .familyName
    case (.given, _), (.surname, .givenAsSurname): isInformal(field) ? .nickname : .givenName
    case (.given2, _): .middleName
    case (.surname, _), (.surname2, _): .familyName
    case (.generation, _), (.credentials, _): .nameSuffix
    }
  }

  private func isInformal(_ field: NamePattern.Field) -> Bool {
    givenInformal != nil && (field.modifiers.contains(.informal) || texts[.given] == nil)
  }
}

extension NameFields {
  /// "Handle missing surname": where there is no surname and a pattern shows no given name, or only
  /// its initial, the given name stands for the surname.
  func adapted(to pattern: NamePattern) -> NameFields {
    guard texts[.surname] == nil else { return self }
    if pattern.showsGiven { return self }
    var fields = self
    fields.substitution = .givenAsSurname
    return fields
  }

  /// The same name with its surname where a pattern asks for the given name: for a name that has no
  /// given name.
  var withSurnameAsGiven: NameFields {
    guard texts[.given] == nil, givenInformal == nil else { return self }
    var fields = self
    fields.substitution = .surnameAsGiven
    return fields
  }
}

extension NamePattern {
  /// Whether it shows the given name, and more of it than the initial.
  var showsGiven: Bool {
    fields.contains { $0.name == .given && !$0.modifiers.contains(.initial) }
  }
}
