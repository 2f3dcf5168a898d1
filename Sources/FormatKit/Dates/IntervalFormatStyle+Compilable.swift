internal import Foundation

extension Date.IntervalFormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 256 }

  func makeWriter() -> FormatWriter<Range<Date>>? {
    guard calendar.isGregorian, let coded = CodedIntervalStyle(self) else { return nil }
    let zone = ZoneSpans.spans(of: timeZone)
    var names: IntervalZoneNames?
    var observer = IntervalObserver(text: corrected, zone: zone)
    if let symbol = coded.symbols.timeZoneSymbol {
      guard let style = zoneStyle(symbol) else { return nil }
      names = zoneNames(style, zone)
      var inGMT = self
      inGMT.timeZone = .gmt
      observer = IntervalObserver(text: { [inGMT] in inGMT.format($0) }, zone: .spans(of: .gmt))
    }
    return .intervals(observer, text: corrected, zone: zone, names: names)
  }

  /// The style that tells nothing but the zone.
  ///
  /// A name for summer and winter also follows what other zones do: there is no style for it.
  private func zoneStyle(_ symbol: String) -> Date.FormatStyle? {
    let formats: [String: Date.FormatStyle.Symbol.TimeZone] = [
      "z": .specificName(.short), "zzzz": .specificName(.long), "O": .localizedGMT(.short),
      "OOOO": .localizedGMT(.long),
    ]
    return formats[symbol].map {
      Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).timeZone($0)
    }
  }

  private func zoneNames(_ style: Date.FormatStyle, _ zone: ZoneSpans) -> IntervalZoneNames {
    var inGMT = style
    inGMT.timeZone = .gmt
    return IntervalZoneNames(
      gmt: inGMT.format(Date(timeIntervalSince1970: 0)),
      kinds: zone.kinds.map { style.format(zone.sample(of: $0)) })
  }
}

/// What a style tells of its symbols in its coded form only.
private struct CodedIntervalStyle: Decodable {
  struct Symbols: Decodable {
    let timeZoneSymbol: String?
  }

  let symbols: Symbols

  init?(_ style: Date.IntervalFormatStyle) {
    guard let data = try? JSONEncoder().encode(style),
      let coded = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = coded
  }
}
