public import Foundation

/// A person's name in the fields of UTS #35 part 8, for any culture.
///
/// ```swift
/// let name = PersonName(
///   title: "Dr.", given: "Robert", givenInformal: "Bob", given2: "Edward", surname: "Smith",
///   generation: "Jr.", credentials: "PhD", locale: Locale(identifier: "en_US"))
/// ```
///
/// All fields are optional, and each may hold several words. A blank field counts as missing.
public struct PersonName: Codable, Hashable, Sendable {
  /// Titles and forms of address: "Dr.", "Ms.", "Herr Professor".
  public var title: String?

  /// The given name, with all words that are never left out: "Mary Jean".
  ///
  /// A lone name stands here too.
  public var given: String?

  /// The given name among friends: "Bob" for Robert.
  public var givenInformal: String?

  /// Further given names, which are often left out or shortened: a middle name, a patronymic.
  public var given2: String?

  /// The family name: "van den Berg".
  ///
  /// When it is missing, it is made of prefix and core.
  public var surname: String?

  /// The particles before the family name, which some languages sort or write apart: "van den".
  public var surnamePrefix: String?

  /// The family name without particles: "Berg".
  public var surnameCore: String?

  /// A second family name, such as the maternal one in Spanish: "Barrientos".
  public var surname2: String?

  /// A mark of the generation: "Jr.", "III".
  public var generation: String?

  /// Credentials: "PhD", "MBA".
  public var credentials: String?

  /// The locale that the name comes from; when it is missing, the script of the name tells.
  public var locale: Locale?

  /// The order that the person wants, whatever is usual; `nil` for the usual one.
  public var preferredOrder: Order?

  /// Which name comes first.
  public enum Order: String, Codable, Hashable, Sendable {
    /// The given name: "Shinzo Abe".
    case givenFirst

    /// The family name: "Abe Shinzo".
    case surnameFirst
  }

  /// A name; every field may be left out.
  ///
  /// - Parameters:
  ///   - title: Titles and forms of address.
  ///   - given: The given name, or the only one.
  ///   - givenInformal: The given name among friends.
  ///   - given2: Further given names.
  ///   - surname: The family name with its particles.
  ///   - surnamePrefix: The particles of the family name alone.
  ///   - surnameCore: The family name without its particles.
  ///   - surname2: A second family name.
  ///   - generation: A mark of the generation.
  ///   - credentials: Credentials.
  ///   - locale: The locale that the name comes from.
  ///   - preferredOrder: The order that the person wants.
  public init(
    title: String? = nil, given: String? = nil, givenInformal: String? = nil,
    given2: String? = nil, surname: String? = nil, surnamePrefix: String? = nil,
    surnameCore: String? = nil, surname2: String? = nil, generation: String? = nil,
    credentials: String? = nil, locale: Locale? = nil, preferredOrder: Order? = nil
  ) {
    self.title = title
    self.given = given
    self.givenInformal = givenInformal
    self.given2 = given2
    self.surname = surname
    self.surnamePrefix = surnamePrefix
    self.surnameCore = surnameCore
    self.surname2 = surname2
    self.generation = generation
    self.credentials = credentials
    self.locale = locale
    self.preferredOrder = preferredOrder
  }
}
