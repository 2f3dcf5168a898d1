// A style of your own: any `FormatStyle` works with the same entry point.

import FormatKit
import Foundation

/// Says how full something is: `3 of 4 (75%)` in `en_US`.
struct FillFormatStyle: FormatStyle {
  var capacity: Int
  var locale: Locale = .autoupdatingCurrent

  func format(_ value: Int) -> String {
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: locale)
    let share = FormatKit.format(Double(value) / Double(capacity), style: percent)
    return "\(value.formatted(.number.locale(locale))) of \(capacity) (\(share))"
  }

  func locale(_ locale: Locale) -> Self {
    FillFormatStyle(capacity: capacity, locale: locale)
  }
}

let style = FillFormatStyle(capacity: 4)
print(format(3, style: style, locale: Locale(identifier: "en_US")))
// → 3 of 4 (75%)
