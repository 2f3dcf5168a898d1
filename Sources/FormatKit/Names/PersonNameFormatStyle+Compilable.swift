internal import Foundation

extension PersonNameFormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 16 }

  func makeWriter() -> FormatWriter<PersonName>? {
    FormatWriter(concrete: PersonNameWriter(self))
      .checked(against: corrected, on: checkedNames)
  }
}

/// The names on which a compiled style is checked.
private let checkedNames = [
  PersonName(
    title: "Dr.", given: "Robert", givenInformal: "Bob", given2: "Edward John", surname: "Smith",
    generation: "Jr.", credentials: "PhD"),
  PersonName(given: "anne-marie", surnamePrefix: "van den", surnameCore: "Berg"),
  PersonName(given: "Ödön"),
  PersonName(given: "駿", surname: "宮崎"),
]
