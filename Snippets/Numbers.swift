// Numbers: integers of any width, floating point and decimals.

import FormatKit
import Foundation

let english = Locale(identifier: "en_US")
let hindi = Locale(identifier: "hi_IN")
let arabic = Locale(identifier: "ar_EG")

print(format(1_234_567, style: .number, locale: english))
// → 1,234,567
print(format(1_234_567, style: .number, locale: hindi))
// → 12,34,567
print(format(UInt64.max, style: .number, locale: arabic))
// → ١٨٬٤٤٦٬٧٤٤٬٠٧٣٬٧٠٩٬٥٥١٬٦١٥

print(format(1_234_567, style: .number.notation(.compactName), locale: english))
// → 1.2M
print(format(0.1 + 0.2, style: .number.precision(.fractionLength(2)), locale: english))
// → 0.30
print(format(5, style: .number.sign(strategy: .always()), locale: english))
// → +5

let exact = Decimal(string: "12345678901234567890.12")!
print(format(exact, style: .number, locale: english))
// → 12,345,678,901,234,567,890.12
