// Currencies: the code decides the digits, the locale the rest.

import FormatKit
import Foundation

let price = Decimal(string: "1234.5")!
let english = Locale(identifier: "en_US")

print(format(price, style: .currency(code: "USD"), locale: english))
// → $1,234.50
print(format(price, style: .currency(code: "EUR"), locale: Locale(identifier: "de_DE")))
// → 1.234,50 €
print(format(price, style: .currency(code: "JPY"), locale: Locale(identifier: "ja_JP")))
// → ¥1,234
print(format(price, style: .currency(code: "CHF"), locale: Locale(identifier: "de_CH")))
// → CHF 1’234.50

let accounting = Decimal.FormatStyle.Currency(code: "USD", locale: english)
  .sign(strategy: .accounting)
print(format(-price, style: accounting))
// → ($1,234.50)
print(format(price, style: accounting.presentation(.fullName)))
// → 1,234.50 US dollars
