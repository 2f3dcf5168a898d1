internal import Foundation

extension Date.FormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 256 }

  func makeWriter() -> FormatWriter<Date>? {
    guard calendar.isGregorian else { return nil }
    var inGMT = self
    inGMT.timeZone = .gmt
    return .dates(
      observer, inGMT: inGMT.observer, timeZone: timeZone, weeks: WeekRules(calendar))
  }

  var observer: DateObserver {
    let attributed = attributedStyle
    return DateObserver(
      text: { format($0) }, attributed: { attributed.format($0) },
      namesZoneGenerically: {
        CodedDateStyle(self).map { $0.symbols.timeZoneSymbol?.first == "v" } ?? true
      })
  }
}

/// What a style tells of its symbols in its coded form only.
private struct CodedDateStyle: Decodable {
  struct Symbols: Decodable {
    let timeZoneSymbol: String?
  }

  let symbols: Symbols

  init?(_ style: Date.FormatStyle) {
    guard let data = try? JSONEncoder().encode(style),
      let coded = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = coded
  }
}

extension Calendar {
  /// Whether the calendar's days, months and years are those of the Gregorian one.
  var isGregorian: Bool {
    identifier == .gregorian || identifier == .iso8601
  }
}

extension WeekRules {
  init(_ calendar: Calendar) {
    self.init(
      firstWeekday: calendar.firstWeekday, minimumDays: calendar.minimumDaysInFirstWeek)
  }
}
