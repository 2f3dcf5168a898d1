import Foundation

extension DateSymbol {
  /// The style with this field, `nil` when it is one for patterns only.
  func added(to style: Date.FormatStyle) -> Date.FormatStyle? {
    switch self {
    case .era(let symbol): style.era(symbol)
    case .year(let symbol): style.year(symbol)
    case .quarter(let symbol): style.quarter(symbol)
    case .month(let symbol): style.month(symbol)
    case .week(let symbol): style.week(symbol)
    case .day(let symbol): style.day(symbol)
    case .dayOfYear(let symbol): style.dayOfYear(symbol)
    case .weekday(let symbol): style.weekday(symbol)
    case .hour(let symbol): style.hour(symbol)
    case .minute(let symbol): style.minute(symbol)
    case .second(let symbol): style.second(symbol)
    case .secondFraction(let symbol): style.secondFraction(symbol)
    case .timeZone(let symbol): style.timeZone(symbol)
    default: nil
    }
  }

  /// The style of intervals with this field, `nil` when they have no such field.
  func added(to style: Date.IntervalFormatStyle) -> Date.IntervalFormatStyle? {
    switch self {
    case .year(.defaultDigits): style.year()
    case .month(let symbol): style.month(symbol)
    case .day(.defaultDigits): style.day()
    case .weekday(let symbol): style.weekday(symbol)
    case .hour(let symbol): style.hour(symbol)
    case .minute(.defaultDigits): style.minute()
    case .second(.defaultDigits): style.second()
    case .timeZone(let symbol): style.timeZone(symbol)
    default: nil
    }
  }

  /// Adds this field to a pattern; `false` when it is one that only a locale can place.
  func append(to pattern: inout Date.FormatString.StringInterpolation) -> Bool {
    switch self {
    case .era(let symbol): pattern.appendInterpolation(era: symbol)
    case .year(let symbol): pattern.appendInterpolation(year: symbol)
    case .quarter(let symbol): pattern.appendInterpolation(quarter: symbol)
    case .month(let symbol): pattern.appendInterpolation(month: symbol)
    case .week(let symbol): pattern.appendInterpolation(week: symbol)
    case .day(let symbol): pattern.appendInterpolation(day: symbol)
    case .dayOfYear(let symbol): pattern.appendInterpolation(dayOfYear: symbol)
    case .weekday(let symbol): pattern.appendInterpolation(weekday: symbol)
    case .minute(let symbol): pattern.appendInterpolation(minute: symbol)
    case .second(let symbol): pattern.appendInterpolation(second: symbol)
    case .secondFraction(let symbol): pattern.appendInterpolation(secondFraction: symbol)
    case .timeZone(let symbol): pattern.appendInterpolation(timeZone: symbol)
    case .yearForWeekOfYear(let symbol): pattern.appendInterpolation(yearForWeekOfYear: symbol)
    case .cyclicYear(let symbol): pattern.appendInterpolation(cyclicYear: symbol)
    case .standaloneQuarter(let symbol): pattern.appendInterpolation(standaloneQuarter: symbol)
    case .standaloneMonth(let symbol): pattern.appendInterpolation(standaloneMonth: symbol)
    case .standaloneWeekday(let symbol): pattern.appendInterpolation(standaloneWeekday: symbol)
    case .dayPeriod(let symbol): pattern.appendInterpolation(dayPeriod: symbol)
    case .clockHour(let symbol): pattern.appendInterpolation(hour: symbol)
    case .hour: return false
    }
    return true
  }
}
