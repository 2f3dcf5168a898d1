extension NamePattern {
  /// UTS #35 part 8, "Choose a personName element": the patterns of a style in each order.
  static func patterns(
    of style: PersonNameFormatStyle, in data: PersonNameData
  ) -> [PersonNameFormatStyle.Order: [NamePattern]] {
    let length = style.length ?? .medium
    let formality = style.formality ?? .formal
    var patterns: [PersonNameFormatStyle.Order: [NamePattern]] = [:]
    for order in PersonNameFormatStyle.Order.allCases {
      let (dataOrder, usage) = written(order, style.usage)
      let key = "\(dataOrder)-\(length)-\(usage)-\(formality)"
      patterns[order] = data.patterns[key]?.map(NamePattern.init)
    }
    return patterns
  }

  /// The order and usage that stand in the data for a sorted list.
  ///
  /// There is one way to sort a name, whomever one speaks to; a monogram is sorted by its surname.
  private static func written(
    _ order: PersonNameFormatStyle.Order, _ usage: PersonNameFormatStyle.Usage
  ) -> (PersonNameFormatStyle.Order, PersonNameFormatStyle.Usage) {
    switch (order, usage) {
    case (.sorting, .addressing): (.sorting, .referring)
    case (.sorting, .monogram): (.surnameFirst, .monogram)
    default: (order, usage)
    }
  }

  /// A pattern with every field.
  static let everything = NamePattern(
    "{title} {given} {given2} {surname} {surname2} {generation} {credentials}")

  /// UTS #35 part 8, "Choose a namePattern": the one that shows the most fields of a name, then the
  /// one with the fewest fields left empty, then the first.
  static func best(of patterns: [NamePattern], for name: NameFields) -> NamePattern? {
    guard patterns.count > 1 else { return patterns.first }
    return patterns.min { first, second in
      let populated = (first.populated(by: name), second.populated(by: name))
      if populated.0 != populated.1 { return populated.0 > populated.1 }
      return first.fields.count < second.fields.count
    }
  }

  private func populated(by name: NameFields) -> Int {
    fields.count { name.text(of: $0) != nil }
  }
}
