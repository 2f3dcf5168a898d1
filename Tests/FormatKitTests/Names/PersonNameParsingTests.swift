import FormatKit
import Foundation
import Testing

/// Reading names: each row is a text and its parts.
struct PersonNameParsingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var prefix: String?
    var given: String?
    var middle: String?
    var family: String?
    var suffix: String?

    var testDescription: String { text }

    var components: PersonNameComponents {
      PersonNameComponents(
        namePrefix: prefix, givenName: given, middleName: middle, familyName: family,
        nameSuffix: suffix)
    }
  }

  /// The rows of Apple's documentation.
  ///
  /// "Clark Thomas", "Tom Louis Appleseed" and "John Paul Appleseed",
  /// which a lexicon of names tells from "Thomas Clark" and "Thomas Louis Clark", are not among them.
  static let documented = [
    Row(text: "Thomas Clark", given: "Thomas", family: "Clark"),
    Row(text: "Thomas Louis Clark", given: "Thomas", middle: "Louis", family: "Clark"),
    Row(text: "Thomas L. Appleseed", given: "Thomas", middle: "L.", family: "Appleseed"),
    Row(text: "Dr. Thomas, Esq.", prefix: "Dr.", given: "Thomas", suffix: "Esq."),
    Row(text: "thomas clark", given: "thomas", family: "clark"),
    Row(text: "Clark, Thomas", given: "Thomas", family: "Clark"),
    Row(text: "CLARK Thomas", given: "Thomas", family: "CLARK"),
    Row(text: "Thomas (a.k.a. Tom) Clark 🍎", given: "Thomas", family: "Clark"),
    Row(text: "杨振宁", given: "振宁", family: "杨"),
    Row(text: "木田泰夫", given: "泰夫", family: "木田"),
    Row(text: "Jean-Philippe de Zélicourt", given: "Jean-Philippe", family: "de Zélicourt"),
    Row(text: "Max Mustermann", given: "Max", family: "Mustermann"),
    Row(
      text: "José Ramiro Martín González de Rivera", given: "José", middle: "Ramiro",
      family: "Martín González de Rivera"),
    Row(
      text: "Dr Elizabeth Jillian Smith Esq.", prefix: "Dr", given: "Elizabeth", middle: "Jillian",
      family: "Smith", suffix: "Esq."),
    Row(
      text: "Daniel \"Punkass\" (Punkass) Craig Jalkut (Punkass)", given: "Daniel",
      middle: "Craig", family: "Jalkut"),
    Row(
      text: "Mr John Binksy Smith III", prefix: "Mr", given: "John", middle: "Binksy",
      family: "Smith", suffix: "III"),
  ]

  static let others = [
    // Titles and suffixes, in several languages.
    Row(
      text: "Dr. med. Max Mustermann junior, M.A.", prefix: "Dr. med.", given: "Max",
      family: "Mustermann", suffix: "junior, M.A."),
    Row(
      text: "Charles Robert Darwin, FRS", given: "Charles", middle: "Robert", family: "Darwin",
      suffix: "FRS"),
    Row(text: "Sonny Jarvis Jr.", given: "Sonny", family: "Jarvis", suffix: "Jr."),
    Row(text: "Clark, Jr., Thomas", given: "Thomas", family: "Clark", suffix: "Jr."),
    Row(text: "Yo-Yo Ma", given: "Yo-Yo", family: "Ma"),
    Row(text: "Sir Isaac Newton", prefix: "Sir", given: "Isaac", family: "Newton"),
    Row(text: "डॉ. रिय साहिल", prefix: "डॉ.", given: "रिय", family: "साहिल"),
    Row(text: "Madonna", given: "Madonna"),
    Row(text: "Dr.", given: "Dr."),
    // Particles.
    Row(text: "Vincent Willem van Gogh", given: "Vincent", middle: "Willem", family: "van Gogh"),
    Row(text: "Robert De Niro", given: "Robert", family: "De Niro"),
    Row(text: "Berg, Johannes van den", given: "Johannes", family: "van den Berg"),
    Row(text: "García Lorca, Federico", given: "Federico", family: "García Lorca"),
    // Capitals.
    Row(text: "ABE Shinzo", given: "Shinzo", family: "ABE"),
    Row(text: "JRR Tolkien", given: "JRR", family: "Tolkien"),
    Row(text: "José MARTÍN GONZÁLEZ", given: "José", family: "MARTÍN GONZÁLEZ"),
    Row(text: "THOMAS LOUIS CLARK", given: "THOMAS", middle: "LOUIS", family: "CLARK"),
    Row(text: "CLARK, THOMAS", given: "THOMAS", family: "CLARK"),
    // East Asian names: two characters of a family name are known to the dictionary.
    Row(text: "欧阳修", given: "修", family: "欧阳"),
    Row(text: "毛泽东", given: "泽东", family: "毛"),
    Row(text: "홍길동", given: "길동", family: "홍"),
    Row(text: "홍 길동", given: "길동", family: "홍"),
    Row(text: "木田泰夫先生", given: "泰夫", family: "木田", suffix: "先生"),
    Row(text: "アルベルト・アインシュタイン", given: "アルベルト", family: "アインシュタイン"),
    // Blanks and brackets.
    Row(text: "  Thomas \n Clark ", given: "Thomas", family: "Clark"),
    Row(text: "Thomas (Tom Clark", given: "Thomas", middle: "Tom", family: "Clark"),
  ]

  @Test(arguments: documented + others)
  func readsTheParts(row: Row) throws {
    #expect(try PersonNameComponents(row.text) == row.components)
    #expect(try PersonNameComponents(row.text, strategy: .name) == row.components)
    #expect(try PersonNameComponents.FormatStyle().parseStrategy.parse(row.text) == row.components)
  }

  @Test(arguments: documented)
  func readsWhatItWrites(row: Row) throws {
    let style = PersonNameComponents.FormatStyle(style: .long, locale: Locale(identifier: "en_US"))
    #expect(try style.parseStrategy.parse(style.format(row.components)) == row.components)
  }

  @Test(arguments: ["", "  ", "🍎", "(Tom)", "12", "!?", ",,,", "\u{301}", "(", "\u{0}"])
  func refusesWhatIsNoName(text: String) throws {
    let error = try #require(throws: CocoaError.self) { try PersonNameComponents(text) }
    #expect(error.code == .formatting)
  }

  @Test func saysWhatWouldBeAName() throws {
    let error = try #require(throws: CocoaError.self) { try PersonNameComponents("12") }
    #expect(
      error.localizedDescription
        == "\"12\" holds no person's name: there is no letter in it. "
        + "Write it like \"Thomas Clark\" or \"Clark, Thomas\".")
  }

  @Test(arguments: ["a", "杨", "(", "a ", "a,", "\u{301}a", "👩", "AB "])
  func takesLongTexts(unit: String) {
    let text = String(repeating: unit, count: 10_000)
    _ = try? PersonNameComponents(text)
  }

  @Test func survivesCoding() throws {
    let strategy = PersonNameComponents.ParseStrategy()
    let data = try JSONEncoder().encode(strategy)
    #expect(
      try JSONDecoder().decode(PersonNameComponents.ParseStrategy.self, from: data) == strategy)
  }
}
