#if !canImport(Darwin)
internal import Foundation

extension DateComponentsFormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 32 }

  func makeWriter() -> FormatWriter<Range<Date>>? {
    guard calendar.isGregorian else { return nil }
    let counter = GregorianRangeCounter(
      TimeUnitSet(units), zone: .spans(of: calendar.timeZone), isForward: isPositive)
    return ElapsedTimeLearner(words: words, units: units).writer(counter)?
      .checked(against: corrected, on: checkedRanges)
  }
}

extension DateComponentsFormatStyle.ForDuration: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 32 }

  func makeWriter() -> FormatWriter<Duration>? {
    base.writer { DurationCounter(seconds: $0) }?
      .checked(against: corrected, on: checkedSeconds.map { .seconds($0) })
  }
}

extension DateComponentsFormatStyle.ForSeconds: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 32 }

  func makeWriter() -> FormatWriter<TimeInterval>? {
    base.writer { SecondCounter(seconds: $0) }?.checked(against: corrected, on: checkedSeconds)
  }
}

extension DateComponentsFormatStyle {
  /// A writer of what is counted in seconds.
  @inline(__always)
  fileprivate func writer<Counter: ElapsedCounter>(
    _ counter: (ElapsedSeconds) -> Counter
  ) -> FormatWriter<Counter.Value>? {
    let units = elapsedUnits
    guard calendar.isGregorian || units.allSatisfy({ $0.seconds != nil }) else { return nil }
    return ElapsedTimeLearner(words: words, units: units)
      .writer(counter(ElapsedSeconds(TimeUnitSet(units))))
  }
}

/// The seconds on which a compiled style is checked, on both sides of zero.
private let checkedSeconds: [Double] = [
  0, 1, -61, 7_322.5, 90_061, -1_000_000, 12_345_678, 198_765_432,
]

/// The same from a date in winter and one at the end of a month.
private let checkedRanges: [Range<Date>] = [1_706_695_323, 1_709_208_000.25].flatMap { start in
  checkedSeconds.map { seconds in
    let start = Date(timeIntervalSince1970: start)
    return start..<(start + seconds.magnitude)
  }
}
#endif
