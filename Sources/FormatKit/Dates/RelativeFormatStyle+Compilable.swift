internal import Foundation

extension Date.RelativeFormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 16 }

  func makeWriter() -> FormatWriter<Date>? {
    anchored(at: .now).makeWriter(.fromNow)
  }
}

extension Date.AnchoredRelativeFormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 16 }

  func makeWriter() -> FormatWriter<Date>? {
    makeWriter(.toDate(anchor))
  }

  /// A writer that has the style's words, where its quick rule holds around the anchor.
  fileprivate func makeWriter(_ direction: RelativeDateWriter.Direction) -> FormatWriter<Date>? {
    guard calendar.isGregorian else { return nil }
    let rule = rule
    let quick = GregorianRelativeRule(rule)
    guard quick.agrees(with: rule, around: anchor) else { return nil }
    let words = { @Sendable (offset: RelativeOffset) in self.text(offset) }
    return FormatWriter(concrete: RelativeDateWriter(quick, direction, text: words))
  }
}

extension GregorianRelativeRule {
  /// The same rule for a Gregorian calendar.
  init(_ rule: RelativeDateRule) {
    self.init(
      zone: .spans(of: rule.calendar.timeZone), firstWeekday: rule.calendar.firstWeekday,
      units: RelativeUnitSet(rule.units), isNamed: rule.isNamed)
  }

  /// Whether both rules count the same from one date to others on both sides, near and far.
  fileprivate func agrees(with rule: RelativeDateRule, around date: Date) -> Bool {
    let seconds = [50.0, 4_000, 90_000, 700_000, 3_000_000, 40_000_000]
    return (seconds + seconds.map { -1.3 * $0 }).allSatisfy { seconds in
      let other = date + seconds
      guard let offset = offset(of: date, from: other) else { return true }
      return offset == rule.offset(of: date, from: other)
    }
  }
}
