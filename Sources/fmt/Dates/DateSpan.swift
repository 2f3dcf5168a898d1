import Foundation

extension Grouping {
  /// Two words are a value, `START END`, or one with a solidus, `START/END`.
  static let spans = Grouping(
    split: { words throws(UsageError) in
      var spans: [[String]] = []
      var start: String?
      for word in words {
        if let first = start {
          spans.append([first, word])
          start = nil
        } else if let pair = pair(word) {
          spans.append(pair)
        } else {
          start = word
        }
      }
      if let start { throw UsageError("\"\(start)\" has no end: write START END or START/END") }
      return spans
    },
    line: { line throws(BadValue) in
      if let pair = pair(line) { return pair.map { $0.trimmingBlanks() } }
      let words = line.split { " \t".contains($0) }.map(String.init)
      guard words.count == 2 else {
        throw BadValue(
          value: line, wanted: "a span of time", reason: "it is not two dates",
          advice: "write START END or START/END")
      }
      return words
    })

  private static func pair(_ word: String) -> [String]? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    return parts.count == 2 ? parts : nil
  }
}

extension DateReader {
  /// The time between two dates, of which the first is the earlier.
  func span(_ words: [String]) throws(BadValue) -> Range<Date> {
    let (start, end) = (try read(words[0]), try read(words[1]))
    guard start <= end else {
      throw BadValue(
        value: words.joined(separator: " "), wanted: "a span of time",
        reason: "it ends before it begins", advice: "write the earlier date first")
    }
    return start..<end
  }

  /// The time between two dates and whether the first is the earlier.
  func directedSpan(_ words: [String]) throws(BadValue) -> DirectedSpan {
    let (start, end) = (try read(words[0]), try read(words[1]))
    return DirectedSpan(range: min(start, end)..<max(start, end), isForward: start <= end)
  }
}

/// The time from one date to another, forward or back.
struct DirectedSpan {
  let range: Range<Date>
  let isForward: Bool
}
