// The locale that the environment's variables ask for, by category.

import FormatKit
import Foundation

let variables = [
  "LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8", "LC_MONETARY": "fr_FR@euro",
  "LC_NUMERIC": "sr_RS@latin",
]

for category in [Locale.EnvironmentCategory.messages, .time, .monetary, .numeric] {
  print(Locale.environment(for: category, in: variables).identifier)
}
// → en_US
// → de_DE
// → fr_FR@currency=EUR
// → sr_Latn_RS

print(Locale.environment(for: .time, in: ["LC_ALL": "C", "LANG": "de_DE"]).identifier)
// → en_US

let monetary = Locale.environment(for: .monetary, in: variables)
print(format(1234.5, style: .currency(code: "EUR"), locale: monetary))
// → 1 234,50 €

// Without a dictionary it is the process's own environment.
let locale = Locale.environment(for: .time)
precondition(!format(Date.now, style: .dateTime, locale: locale).isEmpty)
