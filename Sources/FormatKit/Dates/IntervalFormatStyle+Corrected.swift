internal import Foundation

extension Date.IntervalFormatStyle {
  /// Foundation's text, and none where a bound is no number: there Foundation stops the process.
  ///
  /// Where it writes nothing, since a bound is too far away, it is asked for the borders of its calendars.
  func corrected(_ value: Range<Date>) -> String {
    guard value.lowerBound.isNumber, value.upperBound.isNumber else { return "" }
    let text = format(value)
    return text.isEmpty ? format(value.lowerBound.reachable..<value.upperBound.reachable) : text
  }
}
