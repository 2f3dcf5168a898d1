// Lists: "and" or "or", of texts or of values with a style of their own.

import FormatKit
import Foundation

let fruit = ["apples", "pears", "plums"]
let english = Locale(identifier: "en_US")

print(format(fruit, style: .list(type: .and), locale: english))
// → apples, pears, and plums
print(format(fruit, style: .list(type: .or), locale: english))
// → apples, pears, or plums
print(format(fruit, style: .list(type: .and, width: .narrow), locale: english))
// → apples, pears, plums
print(format(["hijos", "hijas"], style: .list(type: .and), locale: Locale(identifier: "es_ES")))
// → hijos e hijas

// Members are written by a style of their own.
let shares = [0.25, 0.5]
let percent = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "de_DE"))
let style = ListFormatStyle<FloatingPointFormatStyle<Double>.Percent, [Double]>
  .list(memberStyle: percent, type: .and)
print(format(shares, style: style, locale: Locale(identifier: "de_DE")))
// → 25 % und 50 %
