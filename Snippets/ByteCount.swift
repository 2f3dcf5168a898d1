// Byte counts: decimal and binary units, in the words of a locale.

import FormatKit
import Foundation

let size: Int64 = 100_000_000
let english = Locale(identifier: "en_US")

print(format(size, style: .byteCount(style: .file), locale: english))
// → 100 MB
print(format(size, style: .byteCount(style: .binary), locale: english))
// → 95.4 MB

let french = Locale(identifier: "fr_FR")
let exact = ByteCountFormatStyle(style: .file, includesActualByteCount: true, locale: french)
print(format(size, style: exact))
// → 100 Mo (100 000 000 octets)

// Parts of the text carry Foundation's own attributes.
let parts = format(size, style: exact.attributed)
for run in parts.runs {
  if case .unit = run.byteCount { print(String(parts[run.range].characters)) }
}
// → Mo
// → octets
