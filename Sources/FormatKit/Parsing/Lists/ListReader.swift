internal import Foundation

/// Reads lists: finds the cuts between members, and reads each member by its own strategy.
struct ListReader<Value> {
  private let text: ReadingText
  private let grammar: ListGrammar
  private let read: (String) throws -> Value
  /// Whether a member may have in it what stands between members.
  private var allowsParted = false
  private var members: [Range<Int>: Result<Value, ReadingFault>] = [:]
  private var readings: [[Range<Int>]] = []
  /// What is wrong with the members, and where the text should have been cut.
  private var memberFault: ReadingFault?
  private var cutFault: ReadingFault?

  /// Two readings are one too many; the others are not looked for.
  private static var limit: Int { 2 }
  /// How many cuts a member may run over.
  private static var longestMember: Int { 4 }

  /// Prepares to read a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - grammar: What stands between members.
  ///   - read: Reads a member.
  init(_ text: ReadingText, grammar: ListGrammar, member read: @escaping (String) throws -> Value) {
    self.text = text
    self.grammar = grammar
    self.read = read
  }

  /// The members' values.
  ///
  /// Members without anything that stands between members are preferred; others count only if `allowsParted`.
  ///
  /// - Parameter allowsParted: Whether there may be members such as "a, b".
  /// - Returns: The values, in the text's order.
  /// - Throws: Where a member is wrong, and where there are two ways to cut.
  mutating func values(allowsParted: Bool) throws(ReadingFault) -> [Value] {
    guard !text.scalars.isEmpty else { return [] }
    find()
    let fault = memberFault ?? cutFault
    if readings.isEmpty, allowsParted {
      self.allowsParted = true
      members = [:]
      find()
    }
    guard let reading = readings.first else { throw fault ?? .unexpected(in: text, at: 0) }
    guard readings.count == 1 else { throw ambiguity }
    var values: [Value] = []
    for range in reading { values.append(try value(range)) }
    return values
  }

  private var ambiguity: ReadingFault {
    let meanings = readings.map { reading in
      reading.map(trimmed).joined(separator: " | ")
    }
    return ReadingFault(index: 0, cause: .ambiguous(meanings))
  }
}

// The cuts.
extension ListReader {
  private mutating func find() {
    findCuts(isPair: true, before: grammar.beforePair, after: grammar.afterPair)
    findCuts(isPair: false, before: grammar.before, after: grammar.after)
    // A text that can be cut is one member only where members may have cuts in them.
    if readings.isEmpty || allowsParted { note([0..<text.scalars.count]) }
  }

  private mutating func findCuts(
    isPair: Bool, before: [Unicode.Scalar], after: [Unicode.Scalar]
  ) {
    guard before.count < text.scalars.count - after.count else { return }
    let whole = before.count..<text.scalars.count - after.count
    for start in whole.dropFirst() {
      let last = start..<whole.upperBound
      let beginning = text.scalars[start..<min(start + 8, whole.upperBound)]
      let piece = String(String.UnicodeScalarView(beginning))
      let separator = grammar.separator(before: piece, isPair: isPair)
      let end = start - separator.count
      guard end > whole.lowerBound, text.scalars[end..<start].elementsEqual(separator) else {
        continue
      }
      if isPair {
        note([whole.lowerBound..<end, last])
      } else {
        cut(whole.lowerBound..<end, before: last)
      }
    }
  }

  /// Cuts what stands before the last member into two members or more.
  ///
  /// It goes from left to right and notes at each place where a member may begin which members come before it.
  private mutating func cut(_ range: Range<Int>, before last: Range<Int>) {
    guard isRight(last) else { return }
    var before: [Int: [Range<Int>]] = [range.lowerBound: []]
    for start in range {
      guard let members = before[start], members.isEmpty == (start == range.lowerBound) else {
        continue
      }
      let separator = members.isEmpty ? grammar.start : grammar.middle
      for cut in cuts(separator, in: range, after: start) where isRight(start..<cut) {
        before[cut + separator.count, default: []].append(start..<cut)
      }
      if !members.isEmpty, isRight(start..<range.upperBound) {
        follow([start..<range.upperBound, last], back: before)
      }
    }
  }

  /// Notes the readings that end with some members, by what comes before each.
  private mutating func follow(_ end: [Range<Int>], back before: [Int: [Range<Int>]]) {
    // From the last member to the first.
    var ways = [Array(end.reversed())]
    while var way = ways.popLast(), readings.count < Self.limit {
      while let first = way.last, let members = before[first.lowerBound], !members.isEmpty {
        ways += members.dropFirst().map { way + [$0] }
        way.append(members[0])
      }
      note(way.reversed())
    }
  }

  private func cuts(
    _ separator: [Unicode.Scalar], in range: Range<Int>, after start: Int
  ) -> [Int] {
    guard start + 1 < range.upperBound else { return [] }
    let range = start + 1..<range.upperBound
    guard !separator.isEmpty else { return Array(range.prefix(Self.longestMember * 4)) }
    let cuts = range.lazy.filter { place in
      text.scalars[place..<range.upperBound].starts(with: separator)
    }
    return Array(cuts.prefix(Self.longestMember))
  }

  /// Keeps a reading whose members are right and make up the text.
  @discardableResult
  private mutating func note(_ reading: [Range<Int>]) -> Bool {
    guard readings.count < Self.limit, !readings.contains(reading) else { return false }
    for range in reading where !isRight(range) { return false }
    guard grammar.text(reading.map(trimmed)) == text.scalars else { return false }
    readings.append(reading)
    return true
  }
}

// The members.
extension ListReader {
  private mutating func isRight(_ range: Range<Int>) -> Bool {
    (try? value(range)) != nil
  }

  private mutating func value(_ range: Range<Int>) throws(ReadingFault) -> Value {
    if let known = members[range] { return try known.get() }
    let result = makeValue(range)
    members[range] = result
    return try result.get()
  }

  private mutating func makeValue(_ range: Range<Int>) -> Result<Value, ReadingFault> {
    guard !range.isEmpty else { return .failure(.unexpected(in: text, at: range.lowerBound)) }
    let member = text.scalars[range]
    if !allowsParted, let place = grammar.lastSeparator(in: member) {
      let fault = ReadingFault.unexpected(in: text, at: place)
      if fault.index > cutFault?.index ?? -1 { cutFault = fault }
      return .failure(fault)
    }
    do {
      return .success(try read(trimmed(range)))
    } catch {
      let fault = placed(error, in: range)
      if fault.index > memberFault?.index ?? -1 { memberFault = fault }
      return .failure(fault)
    }
  }

  /// A member's text, without the marks that keep its direction apart from the list's.
  private func trimmed(_ range: Range<Int>) -> String {
    let isIsolate = { (scalar: Unicode.Scalar) in ("\u{2066}"..."\u{2069}").contains(scalar) }
    let scalars = Array(text.piece(range).unicodeScalars)
    let kept = scalars.drop(while: isIsolate).reversed().drop(while: isIsolate).reversed()
    return String(String.UnicodeScalarView(kept))
  }

  /// What is wrong with a member, at its place in the list.
  private func placed(_ error: any Error, in range: Range<Int>) -> ReadingFault {
    guard let error = error as? ParsingError else {
      return .unexpected(in: text, at: range.lowerBound)
    }
    let inside = ReadingText(error.text).index(ofPlace: error.position)
    return ReadingFault(
      index: range.lowerBound + (inside ?? range.count), cause: error.cause)
  }
}
