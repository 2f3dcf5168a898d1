// Names of people by UTS #35: as long and as formal as needed, by the custom of every language.

import FormatKit
import Foundation

let english = Locale(identifier: "en_US")
let teacher = PersonName(
  title: "Dr.", given: "Robert", givenInformal: "Bob", given2: "Edward", surname: "Smith",
  generation: "Jr.", credentials: "PhD", locale: english)

print(format(teacher, style: .personName(length: .long, formality: .formal), locale: english))
// → Dr. Robert Edward Smith Jr., PhD
print(format(teacher, style: .personName(length: .medium, formality: .informal), locale: english))
// → Bob Smith
print(format(teacher, style: .personName(usage: .addressing, formality: .formal), locale: english))
// → Dr. Smith
print(
  format(
    teacher, style: .personName(length: .long, usage: .monogram, formality: .formal),
    locale: english))
// → RES
print(format(teacher, style: .personName(formality: .formal, order: .sorting), locale: english))
// → Smith, Robert E.

// The order of a foreign name is that of its locale, and its spaces those of its script.
let physicist = PersonName(
  given: "アルベルト", surname: "アインシュタイン", locale: Locale(identifier: "de_CH"))
print(format(physicist, style: .personName(), locale: Locale(identifier: "ja_JP")))
// → アルベルト・アインシュタイン
let director = PersonName(given: "駿", surname: "宮崎", locale: Locale(identifier: "ja_JP"))
print(format(director, style: .personName(), locale: english))
// → 宮崎駿
