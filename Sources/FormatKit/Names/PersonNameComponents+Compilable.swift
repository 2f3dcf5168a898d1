#if !canImport(Darwin)
internal import Foundation

extension PersonNameComponents.FormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 16 }

  func makeWriter() -> FormatWriter<PersonNameComponents>? {
    PersonNameComponentsWriter(self)
      .flatMap { FormatWriter(concrete: $0).checked(against: corrected, on: checkedNames) }
  }
}

/// The names on which a compiled style is checked.
private let checkedNames = [
  PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Esq.", nickname: "Tom"),
  PersonNameComponents(givenName: "ida", familyName: "Ödegård"),
  PersonNameComponents(givenName: "振宁", familyName: "杨"),
  PersonNameComponents(namePrefix: "Dr.", givenName: "길동", familyName: "홍"),
]
#endif
