public import Foundation

extension PersonName {
  /// The name of Foundation's type: `PersonName(PersonNameComponents(givenName: "Thomas", nickname: "Tom"))`.
  ///
  /// Prefix, middle name and nickname are title, further given name and informal given name. Of the suffix,
  /// "Jr." or "III" is the generation and the rest the credentials. The phonetic form has no place in it: make another
  /// name of `phoneticRepresentation`.
  ///
  /// - Parameter components: Foundation's name.
  public init(_ components: PersonNameComponents) {
    let suffix = NameSuffix(components.nameSuffix ?? "")
    self.init(
      title: components.namePrefix, given: components.givenName,
      givenInformal: components.nickname, given2: components.middleName,
      surname: components.familyName, generation: suffix.generation,
      credentials: suffix.credentials)
  }
}

extension PersonNameComponents {
  /// The name in Foundation's type.
  ///
  /// Both surnames are the family name, generation and credentials the suffix, with a comma between.
  /// Locale and preferred order have no place in it.
  ///
  /// - Parameter name: The name.
  public init(_ name: PersonName) {
    let fields = NameFields(name)
    self.init()
    namePrefix = name.title
    givenName = name.given
    middleName = name.given2
    familyName = NameText.joined([fields[.surname], fields[.surname2]], by: " ")
    nameSuffix = NameText.joined([name.generation, name.credentials], by: ", ")
    nickname = name.givenInformal
  }
}
