// Compiled styles: the same text, for those who format many values.

import FormatKit
import Foundation

let price = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de_DE"))
  .compiled()

print(price.format(1234.5))
// → 1.234,50 €
print(price.isCompiled)
// → true

// Into bytes, without a String for each value.
var bytes: [UInt8] = []
for amount: Decimal in [99, 1.5] {
  price.append(amount, to: &bytes)
  bytes.append(UInt8(ascii: ";"))
}
print(String(decoding: bytes, as: UTF8.self))
// → 99,00 €;1,50 €;

let hebrew = Date.FormatStyle(
  date: .long, time: .omitted, locale: Locale(identifier: "en_US"),
  calendar: Calendar(identifier: .hebrew), timeZone: .gmt
).compiled()

// Not covered: the base style writes it.
print(hebrew.isCompiled)
// → false
print(hebrew.format(Date(timeIntervalSince1970: 1_704_099_600)))
// → 20 Tevet 5784
