// Names of people: order, spaces and initials by the custom of the name's script and of the locale.

import FormatKit
import Foundation

let doctor = PersonNameComponents(
  namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
  nameSuffix: "Esq.", nickname: "Tom")
let english = Locale(identifier: "en_US")
let japanese = Locale(identifier: "ja_JP")

print(format(doctor, style: .name(style: .long), locale: english))
// → Dr. Thomas Louis Clark Esq.
print(format(doctor, style: .name(style: .medium), locale: english))
// → Thomas Clark
print(format(doctor, style: .name(style: .short), locale: english))
// → Tom
print(format(doctor, style: .name(style: .abbreviated), locale: english))
// → TC
print(format(doctor, style: .name(style: .medium), locale: japanese))
// → Clark Thomas

// A name in Chinese characters needs no space, in any locale.
let physicist = PersonNameComponents(givenName: "振宁", familyName: "杨")
print(format(physicist, style: .name(style: .medium), locale: english))
// → 杨振宁

// Reading a name back.
let read = try PersonNameComponents("Clark, Thomas")
print(read.givenName ?? "", read.familyName ?? "")
// → Thomas Clark
