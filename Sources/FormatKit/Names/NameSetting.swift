internal import Foundation

/// What it takes to write names of one script and locale in a style: patterns, order, spaces,
/// initials and capitals.
struct NameSetting: Sendable {
  typealias Order = PersonNameFormatStyle.Order

  /// The order that the style asks for, whatever the name prefers.
  private let fixedOrder: Order?
  /// The order that is usual for names of the locale.
  private let usualOrder: Order
  private let patterns: [Order: [NamePattern]]
  /// The longest patterns, for names whose parts the others do not show.
  private let fallbackPatterns: [Order: [NamePattern]]
  /// What stands for a space.
  let space: String
  let modifiers: NameModifiers

  init(_ name: NameLocale, formatting: NameFormattingLocale, style: PersonNameFormatStyle) {
    let data = PersonNameData.of(formatting.locale)
    fixedOrder = style.order == .automatic ? nil : style.order
    usualOrder = data.isSurnameFirst(name.ordering) ? .surnameFirst : .givenFirst
    patterns = NamePattern.patterns(of: style, in: data)
    fallbackPatterns = NamePattern.patterns(
      of: PersonNameFormatStyle(length: .long, usage: .referring, formality: .formal), in: data)
    space =
      formatting.isNative(name.language)
      ? data.nativeSpaceReplacement : data.foreignSpaceReplacement
    modifiers = NameModifiers(
      initials: NameInitials(
        pattern: data.initialPattern, sequencePattern: data.initialSequencePattern,
        locale: formatting.locale.description),
      capitals: name.capitals(in: formatting))
  }

  /// UTS #35 part 8, "Derive the name order": what is asked for, then what the name prefers, then
  /// what is usual.
  func order(preferred: PersonName.Order?) -> Order {
    switch (fixedOrder, preferred) {
    case (let order?, _): order
    case (nil, .givenFirst): .givenFirst
    case (nil, .surnameFirst): .surnameFirst
    case (nil, nil): usualOrder
    }
  }

  /// The patterns of an order.
  func patterns(_ order: Order) -> [NamePattern] {
    patterns[order] ?? []
  }
}

extension NameSetting {
  /// A name in the best pattern of its order.
  ///
  /// Where the pattern shows nothing of what the name has, the surname stands for the given name, then the
  /// longest pattern is used, and then every part is written.
  func text(of fields: NameFields, preferredOrder: PersonName.Order?) -> NameText {
    let order = order(preferred: preferredOrder)
    let attempts = [
      (patterns(order), fields), (patterns(order), fields.withSurnameAsGiven),
      (fallbackPatterns[order] ?? [], fields), ([NamePattern.everything], fields),
    ]
    let texts = attempts.lazy.map { patterns, fields in
      NamePattern.best(of: patterns, for: fields).map { text(of: fields, in: $0) } ?? NameText()
    }
    return texts.first { !$0.runs.isEmpty } ?? NameText()
  }

  /// A name in a pattern: UTS #35 part 8, "Process a namePattern".
  private func text(of fields: NameFields, in pattern: NamePattern) -> NameText {
    let fields = fields.adapted(to: pattern)
    let filled = pattern.filled { field in
      fields.text(of: field).map { modifiers.apply(to: $0, of: field) }
    }
    var text = NameText()
    guard !filled.fields.isEmpty else { return text }
    for run in filled.fields {
      text.append(run.literal, .delimiter, space: space)
      text.append(run.text, fields.component(of: run.field), space: space)
    }
    text.append(filled.trailing, .delimiter, space: space)
    return text
  }
}

extension NameText {
  /// Appends a run, with every sequence of spaces replaced.
  ///
  /// UTS #35 part 8, "Setting the spaceReplacement".
  fileprivate mutating func append(_ text: String, _ component: Component, space: String) {
    let text = space == " " ? text : Self.replacingSpaces(in: text, with: space)
    if !text.isEmpty { runs.append(Run(text: text, component: component)) }
  }

  static func replacingSpaces(in text: String, with replacement: String) -> String {
    var result = ""
    var isInSpaces = false
    for character in text {
      let isSpace = character == " "
      if !isSpace {
        result.append(character)
      } else if !isInSpaces {
        result += replacement
      }
      isInSpaces = isSpace
    }
    return result
  }
}
