internal import Foundation

extension Date.ISO8601FormatStyle {
  private static let layouts = BoundedCache<Self, ISO8601Layout>(capacity: 32)

  /// The text by the standard.
  ///
  /// A date that no calendar counts, or that is no number, stands at the border of Foundation's calendars.
  func corrected(_ value: Date) -> String {
    let value = ISO8601Instant(value) == nil ? value.reachable : value
    guard let instant = ISO8601Instant(value) else { return format(value) }
    let layout = Self.layouts.value(for: self) { ISO8601Layout(self) }
    let ahead = timeZone.secondsFromGMT(for: value)
    guard layout.fields.contains(.timeZone) else {
      return ISO8601Writer(layout).text(ISO8601Fields(instant, ahead: ahead))
    }
    // Local mean time is ahead by minutes and seconds, which the standard cannot say: then UTC it is.
    let (minutes, rest) = ahead.quotientAndRemainder(dividingBy: 60)
    var fields = ISO8601Fields(instant, ahead: rest == 0 ? ahead : 0)
    fields.offset = rest == 0 ? minutes : 0
    return ISO8601Writer(layout).text(fields)
  }
}

extension DateComponents.ISO8601FormatStyle: KnownFormatStyle {
  private static let layouts = BoundedCache<Self, ISO8601Layout>(capacity: 32)

  /// The text by the standard.
  func corrected(_ value: DateComponents) -> String {
    let layout = Self.layouts.value(for: self) { ISO8601Layout(self) }
    var fields = ISO8601Fields(value)
    if layout.fields.contains(.timeZone) {
      let ahead = secondsAhead(at: value)
      let (minutes, rest) = ahead.quotientAndRemainder(dividingBy: 60)
      let universal = rest == 0 ? nil : fields.moved(by: -ahead, in: layout.fields)
      fields = universal ?? fields
      fields.offset = universal == nil ? minutes : 0
    }
    return ISO8601Writer(layout).text(fields)
  }

  private func secondsAhead(at components: DateComponents) -> Int {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = timeZone
    return calendar.date(from: components).map(timeZone.secondsFromGMT(for:)) ?? 0
  }
}
