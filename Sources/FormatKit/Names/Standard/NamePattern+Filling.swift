extension NamePattern {
  /// A field that a name has, with the literal text before it.
  struct Filled: Equatable, Sendable {
    var literal: String
    var field: Field
    var text: String
  }

  /// UTS #35 part 8, "Process a namePattern": the fields that a name has, with the text between them.
  ///
  /// - Parameter text: The text of a field; `nil` for one that is empty.
  /// - Returns: The fields with the text before each, and the text behind the last one.
  func filled(_ text: (Field) -> String?) -> (fields: [Filled], trailing: String) {
    var filled: [Filled] = []
    var last: Int?
    for (index, field) in fields.enumerated() {
      guard let text = text(field) else { continue }
      let literal = self.literal(before: index, after: last)
      filled.append(Filled(literal: literal, field: field, text: text))
      last = index
    }
    return (filled, last == fields.count - 1 ? literals[fields.count] : "")
  }

  /// The literal before a field, with the empty fields between it and the last one left out.
  ///
  /// Steps 1 and 3: before the first field there is, nothing is kept of the empty ones; between two, the
  /// literals on both sides of the empty ones are made one.
  func literal(before index: Int, after last: Int?) -> String {
    guard let last else { return index == 0 ? literals[0] : "" }
    if last == index - 1 { return literals[index] }
    return Self.coalesced(literals[last + 1], literals[index])
  }

  /// Step 4: what is kept of the literals before and behind an empty field.
  ///
  /// Punctuation goes with the field up to the nearest blank on either side; one blank stays.
  static func coalesced(_ first: String, _ second: String) -> String {
    if first.hasSuffix(second) { return first }
    let head = first.prefix { !$0.isWhitespace }
    let tail = second.suffix(second.reversed().prefix { !$0.isWhitespace }.count)
    let blank = first.dropFirst(head.count).first ?? second.dropLast(tail.count).last
    return head + (blank.map { String($0) } ?? "") + tail
  }
}
