internal import Foundation

extension Date.VerbatimFormatStyle: CompilableFormatStyle {
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
      namesZoneGenerically: { CodedPattern(self)?.hasLetter("v") ?? true })
  }
}

/// The pattern of a style, which it tells in its coded form only.
private struct CodedPattern: Decodable {
  let formatPattern: String

  init?(_ style: Date.VerbatimFormatStyle) {
    guard let data = try? JSONEncoder().encode(style),
      let coded = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = coded
  }

  /// Whether the letter stands in the pattern for a field, not between apostrophes.
  func hasLetter(_ letter: Character) -> Bool {
    let outside = formatPattern.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 0 }
    return outside.contains { $0.element.contains(letter) }
  }
}
