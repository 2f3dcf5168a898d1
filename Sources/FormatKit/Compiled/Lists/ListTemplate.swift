/// What stands around the items of a list, as it was learned from its texts.
struct ListTemplate: Sendable {
  /// What an item follows, and what follows the last item.
  struct Link: Equatable, Sendable {
    var joiner: String
    var closing = ""
  }

  let context: ListContext
  /// The direction of the characters because of which an item is isolated; `nil` where none is.
  let isolated: BidiDirection?
  /// The link of two items: by whether the context holds before and after.
  let pair: [[Link]]
  /// What stands between the first two of more items.
  let first: String
  let middle: String
  /// The link of the last of three items and more, by whether the context holds.
  let last: [Link]
}

extension ListTemplate {
  /// Learns a list by one rule for the last word; `nil` when the texts do not read as expected.
  init?(_ context: ListContext, text: ([String]) -> String) {
    let samples = context.samples
    var pair: [[Link]] = []
    for before in context.looksBack ? samples : ["4"] {
      let links = samples.compactMap { Self.links([before, $0], text)?.first }
      guard links.count == samples.count else { return nil }
      pair.append(links)
    }
    var last: [Link] = []
    var joiners: Set<[String]> = []
    for sample in samples {
      guard let three = Self.links(["4", "5", sample], text),
        let five = Self.links(["4", "5", "6", "7", sample], text),
        three[0] == five[0], three[1] == five[3], five[1] == five[2]
      else { return nil }
      joiners.insert([five[0].joiner, five[1].joiner])
      last.append(five[3])
    }
    guard joiners.count == 1, let joiners = joiners.first, let isolated = Self.isolated(text) else {
      return nil
    }
    self.context = context
    self.isolated = isolated
    self.pair = pair
    self.last = last
    (first, middle) = (joiners[0], joiners[1])
  }

  /// The links of a list whose items need no isolation; `nil` when something stands before the first item.
  private static func links(_ items: [String], _ text: ([String]) -> String) -> [Link]? {
    guard let pieces = surroundings(of: items, in: text(items)), pieces[0].isEmpty else {
      return nil
    }
    var links = pieces.dropFirst().dropLast().map { Link(joiner: $0) }
    links[links.count - 1].closing = pieces[pieces.count - 1]
    return links
  }

  /// Which items are isolated; `nil` when that does not read as expected.
  private static func isolated(_ text: ([String]) -> String) -> BidiDirection?? {
    let samples: [(String, BidiDirection)] = [("\u{5D0}", .rightToLeft), ("a", .leftToRight)]
    let isolated = samples.filter { text([$0.0]) != $0.0 }
    guard let first = isolated.first else { return .some(nil) }
    guard isolated.count == 1, text([first.0]) == "\u{2068}\(first.0)\u{2069}" else { return nil }
    return first.1
  }
}
