/// What a field of a pattern asks for of a name.
enum NamePart: UInt8, Sendable {
  case title, given, givenInformal, given2, surname, surnamePrefix, surnameCore, surname2
  case generation, credentials
  /// The prefix of a field that has none.
  case nothing

  init(_ field: NamePattern.Field) {
    let isPrefix = field.modifiers.contains(.prefix)
    switch field.name {
    case .surname where isPrefix: self = .surnamePrefix
    case .surname: self = field.modifiers.contains(.core) ? .surnameCore : .surname
    case .given: self = field.modifiers.contains(.informal) ? .givenInformal : .given
    case _ where isPrefix: self = .nothing
    case .title: self = .title
    case .given2: self = .given2
    case .surname2: self = .surname2
    case .generation: self = .generation
    case .credentials: self = .credentials
    }
  }
}

extension PersonName {
  /// The text of a part, by the rules of ``NameFields``, of a name whose surname has all its parts or none.
  @inline(__always)
  func text(_ part: NamePart, givenIsSurname: Bool) -> String? {
    switch part {
    case .given: givenIsSurname ? nil : given ?? givenInformal
    case .givenInformal: givenIsSurname ? nil : givenInformal ?? given
    case .surname: givenIsSurname ? given ?? givenInformal : surname
    case .surnameCore: givenIsSurname ? given ?? givenInformal : surnameCore ?? surname
    case .surnamePrefix: surnamePrefix
    case .nothing: nil
    case .title: title
    case .given2: given2
    case .surname2: surname2
    case .generation: generation
    case .credentials: credentials
    }
  }

  /// The script of the first letter of the surname or, when there is none, of the given name; `nil` where
  /// their first characters do not tell.
  @inline(__always)
  var leadingScript: ScriptCode? {
    guard let text = surname ?? given else { return nil }
    return text.utf8.withContiguousStorageIfAvailable { WordBytes.leadingScript($0) } ?? nil
  }
}
