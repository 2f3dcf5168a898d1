// The same five names in ten languages, from all of their parts to a monogram.

import FormatKit
import Foundation

let smith = PersonName(
  title: "Dr.", given: "Robert", givenInformal: "Bob", given2: "Edward", surname: "Smith",
  generation: "Jr.", credentials: "PhD", locale: Locale(identifier: "en_US"))
let garcia = PersonName(
  title: "Sra.", given: "María", given2: "Isabel", surname: "García", surname2: "López",
  locale: Locale(identifier: "es_ES"))
let abe = PersonName(given: "Shinzo", surname: "Abe", locale: Locale(identifier: "ja_JP"))
let tolstoy = PersonName(
  given: "Лев", given2: "Николаевич", surname: "Толстой", locale: Locale(identifier: "ru_RU"))
let miyazaki = PersonName(given: "駿", surname: "宮崎", locale: Locale(identifier: "ja_JP"))

let languages = ["en", "de", "fr", "es", "hu", "ru", "ar", "ja", "ko", "zh"]

func inAll(
  _ name: PersonName, _ length: PersonNameFormatStyle.Length,
  _ usage: PersonNameFormatStyle.Usage = .referring
) -> String {
  let style = PersonNameFormatStyle(length: length, usage: usage, formality: .formal)
  return languages.map { format(name, style: style, locale: Locale(identifier: $0)) }
    .joined(separator: " | ")
}

print(inAll(smith, .long))
// → Dr. Robert Edward Smith Jr., PhD | Dr. Robert Edward Smith Jr. PhD | Dr. Robert Edward Smith Jr., PhD | Dr. Robert Edward Smith Jr., PhD | Robert Edward Smith PhD | Dr. Robert Edward Smith Jr., PhD | Dr. Robert Edward Smith Jr., PhD | Dr. Robert Edward Smith Jr., PhD | Dr. Robert Edward Smith Jr., PhD | Dr. Robert Edward Smith Jr., PhD
print(inAll(smith, .medium))
// → Robert E. Smith Jr., PhD | Robert E. Smith Jr. PhD | Robert E. Smith | Robert E. Smith Jr., PhD | Robert E. Smith PhD | Robert E. Smith Jr., PhD | Robert E. Smith Jr., PhD | Robert E. Smith Jr., PhD | Robert E. Smith Jr., PhD | Robert E. Smith Jr., PhD
print(inAll(smith, .short))
// → R.E. Smith | R. E. Smith | R. E. Smith | R. E. Smith | R. E. Smith | R.E. Smith | R.E. Smith | R.E. Smith | R.E. Smith | R.E. Smith
print(inAll(smith, .long, .monogram))
// → RES | RES | RES | RS | RES | RES | RES | RES | RES | RES
print(inAll(garcia, .long))
// → Sra. María Isabel García | Sra. María Isabel García | Sra. María Isabel García | Sra. María Isabel García | María Isabel García | Sra. María Isabel García | Sra. María Isabel García | Sra. María Isabel García | Sra. María Isabel García | Sra. María Isabel García
print(inAll(garcia, .medium))
// → María I. García | María I. García | María I. García | María I. García | María I. García | María I. García | María I. García | María I. García | María I. García | María I. García
print(inAll(garcia, .short))
// → M.I. García | M. I. García | M. I. García | M. I. García | M. I. García | M. I. García | M. I. García | M. I. García | M. I. García | M. I. García
print(inAll(garcia, .long, .monogram))
// → MIG | MIG | MIG | MGL | MIG | MGL | MGL | MGL | MGL | MGL
print(inAll(abe, .long))
// → Abe Shinzo | Shinzo Abe | Shinzo Abe | Shinzo Abe | Abe Shinzo | Abe Shinzo | Abe Shinzo | Abe Shinzo | Abe Shinzo | Abe Shinzo
print(inAll(abe, .medium))
// → Abe Shinzo | Shinzo Abe | Shinzo Abe | Shinzo Abe | Abe Shinzo | Abe Shinzo | Abe Shinzo | Abe Shinzo | Abe Shinzo | Abe Shinzo
print(inAll(abe, .short))
// → Abe S. | S. Abe | S. Abe | S. Abe | Abe S. | Abe Shinzo | Abe Shinzo | Abe Shinzo | Abe Shinzo | Abe Shinzo
print(inAll(abe, .long, .monogram))
// → AS | SA | SA | SA | AS | AS | AS | AS | AS | AS
print(inAll(tolstoy, .long))
// → Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой
print(inAll(tolstoy, .medium))
// → Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой | Лев Николаевич Толстой
print(inAll(tolstoy, .short))
// → Л. Н. Толстой | Л. Н. Толстой | Л. Н. Толстой | Л. Н. Толстой | Л. Н. Толстой | Л. Н. Толстой | Л. Н. Толстой | Л. Н. Толстой | Л. Н. Толстой | Л. Н. Толстой
print(inAll(tolstoy, .long, .monogram))
// → ЛНТ | ЛНТ | ЛНТ | ЛНТ | ЛНТ | ЛНТ | ЛНТ | ЛНТ | ЛНТ | ЛНТ
print(inAll(miyazaki, .long))
// → 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎 駿 | 宮崎駿
print(inAll(miyazaki, .medium))
// → 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎 駿 | 宮崎駿
print(inAll(miyazaki, .short))
// → 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎駿 | 宮崎 駿 | 宮崎駿
print(inAll(miyazaki, .long, .monogram))
// → 駿 | 駿 | 駿 | 駿 | 駿 | 駿 | 駿 | 駿 | 宮 | 宮駿
