// Byte counts in the units of IEC 80000-13: KiB, MiB, GiB.

import FormatKit
import Foundation

let english = Locale(identifier: "en_US")

print(format(100_000_000, style: .iecByteCount(), locale: english))
// → 95.4 MiB
print(format(100_000_000, style: .iecByteCount(), locale: Locale(identifier: "fr_FR")))
// → 95,4 Mio
print(format(100_000_000, style: .iecByteCount(), locale: Locale(identifier: "ru_RU")))
// → 95,4 МиБ
print(format(1_023, style: .iecByteCount(), locale: english))
// → 1,023 bytes
print(format(1_048_575, style: .iecByteCount(), locale: english))
// → 1 MiB
print(format(3_145_729, style: .iecByteCount(includesActualByteCount: true), locale: english))
// → 3 MiB (3,145,729 bytes)
print(format(1_048_576, style: .iecByteCount(fractionDigits: 2...2), locale: english))
// → 1.00 MiB
print(format(5_000_000, style: .iecByteCount(allowedUnits: [.kib, .gib]), locale: english))
// → 4,883 KiB

let parts = format(100_000_000, style: IECByteCountFormatStyle(locale: english).attributed)
let units = parts.runs[\.byteCount].filter { $0.0 == .unit(.mb) }
print(units.map { String(parts[$0.1].characters) })
// → ["MiB"]
