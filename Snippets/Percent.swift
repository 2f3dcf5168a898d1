// Percent: a floating-point number is a fraction, an integer is a number of percent.

import FormatKit
import Foundation

print(format(0.256, style: .percent, locale: Locale(identifier: "en_US")))
// → 25.6%
print(format(0.256, style: .percent, locale: Locale(identifier: "de_DE")))
// → 25,6 %
print(format(0.256, style: .percent, locale: Locale(identifier: "tr_TR")))
// → %25,6
print(format(25, style: .percent, locale: Locale(identifier: "fa_IR")))
// → ۲۵٪
