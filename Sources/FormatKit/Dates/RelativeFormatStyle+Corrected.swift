internal import Foundation

extension Date.RelativeFormatStyle {
  /// The distance from now, as ``RelativeDateRule`` counts it.
  func corrected(_ value: Date) -> String {
    corrected(value, now: .now)
  }

  /// The distance from a date.
  func corrected(_ value: Date, now: Date) -> String {
    anchored(at: value).corrected(now)
  }

  /// The texts in a locale like the style's, where Foundation does not survive that.
  func rescue() -> ((Date) -> String)? {
    guard let locale = RelativeDateLocale.replacement(of: locale) else { return nil }
    let style = self.locale(locale)
    return { style.corrected($0) }
  }

  /// The style that tells how far a date is from others.
  func anchored(at date: Date) -> Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: allowedFields, presentation: presentation,
      unitsStyle: unitsStyle, locale: locale, calendar: calendar,
      capitalizationContext: capitalizationContext)
  }
}

extension Date.AnchoredRelativeFormatStyle {
  /// The distance of the anchor from a date, as ``RelativeDateRule`` counts it.
  ///
  /// Dates before year -3999 and after year 8000 are left to Foundation.
  func corrected(_ value: Date) -> String {
    guard Self.canReckon(anchor), Self.canReckon(value),
      let offset = rule.offset(of: anchor, from: value)
    else { return format(value) }
    return text(offset) ?? format(value)
  }

  /// The texts in a locale like the style's, where Foundation does not survive that.
  func rescue() -> ((Date) -> String)? {
    guard let locale = RelativeDateLocale.replacement(of: locale) else { return nil }
    let style = self.locale(locale)
    return { style.corrected($0) }
  }

  /// How the style counts.
  var rule: RelativeDateRule {
    RelativeDateRule(
      calendar: calendar, units: RelativeUnit.allowed(by: allowedFields),
      isNamed: presentation == .named)
  }

  private static func canReckon(_ date: Date) -> Bool {
    date.timeIntervalSinceReferenceDate.magnitude < 1.89e11
  }

  /// Foundation's words for a number of units.
  ///
  /// It is asked for two dates exactly so far apart, with no other unit allowed. The first is a Monday, January 1, at
  /// midnight, where every unit begins.
  func text(_ offset: RelativeOffset) -> String? {
    let elapsed = ElapsedUnits(calendar: Self.words, start: Self.monday, end: Self.monday)
    guard let date = elapsed.date(offset.count, offset.unit) else { return nil }
    var style = self
    style.anchor = date
    style.calendar = Self.words
    style.allowedFields = [offset.unit.field]
    return style.format(Self.monday)
  }

  private static let monday = Date(timeIntervalSince1970: 190_320_019_200)  // 8001-01-01

  private static let words: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }()
}
