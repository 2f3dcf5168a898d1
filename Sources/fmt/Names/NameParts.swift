import FormatKit
import Foundation

/// The parts of a name that a command line speaks of, in the standard's words, in Foundation's, or in both.
///
/// An option gives the text of its part or, for input with columns or keys, the place where the text stands.
struct NameParts: Sendable {
  /// The options of parts that are given.
  let sources: [PartSource]
  private let standard: [Part<PersonName>]
  private let foundation: [Part<PersonNameComponents>]

  /// Whether there is any part.
  var isGiven: Bool { !sources.isEmpty }

  init(_ options: Options) throws(UsageError) {
    try Self.refuseTwins(options)
    standard = Self.standard.filter { options.has($0.option) }
    foundation = Self.foundation.filter { options.has($0.option) }
    sources = (standard.map(\.option.spec) + foundation.map(\.option.spec)).map { spec in
      PartSource(option: spec.name, text: options.values[spec.name] ?? "")
    }
  }

  /// The texts that the options themselves give.
  var texts: [String] { sources.map(\.text) }

  /// The name in the standard's fields, out of the texts of its parts.
  func personName(_ texts: [String]) -> PersonName {
    let (name, components) = fields(texts)
    var result = PersonName(components)
    for part in standard {
      let key = part.key()
      result[keyPath: key] = name[keyPath: key]
    }
    return result
  }

  /// The name in Foundation's parts, out of the texts of its parts.
  func personNameComponents(_ texts: [String]) -> PersonNameComponents {
    let (name, components) = fields(texts)
    var result = PersonNameComponents(name)
    // As it was written: reading a suffix could change its commas.
    for part in foundation {
      let key = part.key()
      result[keyPath: key] = components[keyPath: key]
    }
    return result
  }

  private func fields(_ texts: [String]) -> (PersonName, PersonNameComponents) {
    var (name, components) = (PersonName(), PersonNameComponents())
    for (part, text) in zip(standard, texts) { name[keyPath: part.key()] = text }
    for (part, text) in zip(foundation, texts.dropFirst(standard.count)) {
      components[keyPath: part.key()] = text
    }
    return (name, components)
  }
}

extension NameParts {
  /// An option for a part of a name, and where its text goes.
  ///
  /// A key path is no Sendable value, so a closure makes it.
  struct Part<Name>: Sendable {
    let option: Setting<String>
    let key: @Sendable () -> WritableKeyPath<Name, String?>

    init(
      _ name: String, _ help: String,
      _ key: @escaping @Sendable () -> WritableKeyPath<Name, String?>
    ) {
      option = Setting(name, "TEXT", help, read: { text in text })
      self.key = key
    }
  }

  /// The parts of UTS #35 part 8.
  static let standard: [Part<PersonName>] = [
    Part("title", "A title or form of address") { \.title },
    Part("given", "Given name, or the only one") { \.given },
    Part("given-informal", "Given name among friends: Bob") { \.givenInformal },
    Part("given2", "Further given names") { \.given2 },
    Part("surname", "Family name, with its particles") { \.surname },
    Part("surname-prefix", "Particles of the family name: van den") { \.surnamePrefix },
    Part("surname-core", "Family name without its particles: Berg") { \.surnameCore },
    Part("surname2", "Second family name") { \.surname2 },
    Part("generation", "Mark of the generation, Jr. or III") { \.generation },
    Part("credentials", "Credentials: PhD") { \.credentials },
  ]

  /// The parts of Foundation's names that are called otherwise there.
  static let foundation: [Part<PersonNameComponents>] = [
    Part("middle", "Foundation's word for --given2") { \.middleName },
    Part("family", "Foundation's word for --surname") { \.familyName },
    Part("prefix", "Foundation's word for --title") { \.namePrefix },
    Part("suffix", "Generation and credentials in one") { \.nameSuffix },
    Part("nickname", "Foundation's word for --given-informal") { \.nickname },
  ]

  /// What reading a name tells, in Foundation's words.
  static let read = [Part<PersonNameComponents>("given", "Given name") { \.givenName }] + foundation

  /// All options for parts.
  static let specs = standard.map(\.option.spec) + foundation.map(\.option.spec)

  /// The standard's words for what a word of Foundation's says, too.
  private static let twins: [String: [String]] = [
    "middle": ["given2"], "family": ["surname"], "prefix": ["title"],
    "suffix": ["generation", "credentials"], "nickname": ["given-informal"],
  ]

  private static func refuseTwins(_ options: Options) throws(UsageError) {
    for part in foundation where options.has(part.option) {
      let others = twins[part.option.spec.name] ?? []
      for other in standard where others.contains(other.option.spec.name) {
        try options.refuse(part.option, with: other.option)
      }
    }
  }
}
