// Byte counts: decimal and binary units, in the words of a locale.

import FormatKit
import Foundation

print(format(100_000_000, style: .byteCount(style: .binary)))
