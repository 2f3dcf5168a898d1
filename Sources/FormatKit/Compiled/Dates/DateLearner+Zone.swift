internal import Foundation

extension DateLearner {
  mutating func learnZone() -> Bool {
    let indices = parts.indices.filter { parts[$0].words?.field == .zone }
    guard indices.isEmpty || !inZone.namesZoneGenerically() else { return false }
    for index in indices {
      // The names in GMT were needed only to know the text between them.
      parts[index].words?.texts = Array(repeating: nil, count: zone.kinds.count)
    }
    for index in indices {
      var texts: [String] = []
      for (kind, span) in zone.kinds.enumerated() {
        let local = LocalDate(
          zone.sample(of: span), offset: span.offset, kind: kind, weeks: weeks)
        guard let text = text(of: index, for: local, inZone) else { return false }
        texts.append(text)
      }
      parts[index] = Part(known: [.table(.zone, texts)])
    }
    return true
  }
}

extension ZoneSpans {
  /// A time inside of a span.
  func sample(of span: Span) -> Date {
    let next = spans.first { $0.start > span.start }?.start
    let start = max(span.start, CivilDay.daysSince1970(year: 1700, month: 1, day: 1) * 86_400)
    let seconds = next.map { start + ($0 - start) / 2 } ?? start + 86_400
    return Date(timeIntervalSince1970: Double(seconds))
  }
}
