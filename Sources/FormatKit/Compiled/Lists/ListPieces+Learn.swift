extension ListPieces {
  /// Learns by the first rule for the last word by which all texts are right.
  ///
  /// `text` gives the text of some items.
  static func observed(_ text: ([String]) -> String) -> ListPieces? {
    for context in ListContext.allCases {
      guard let template = ListTemplate(context, text: text) else { continue }
      let pieces = ListPieces(template)
      let writer = FormatWriter(concrete: StringListWriter(pieces))
      if writer.checked(against: text, on: checkedLists) != nil { return pieces }
    }
    return nil
  }
}

/// The lists on which a compiled list is checked: each word of the last one's rules, both directions.
private let checkedLists: [[String]] =
  [
    [], [""], ["a"], ["\u{5D0}"], ["a", ""], ["", "\u{E01}", "a1"], Array(repeating: "x", count: 7),
  ]
  + [
    "i", "Hi", "hia", "hie", "I", "o", "8", "11", "110", "ho", "\u{5D0}", "\u{E01}", "9", "\u{627}",
  ].flatMap { [[$0, $0], ["7", "z", $0]] }
