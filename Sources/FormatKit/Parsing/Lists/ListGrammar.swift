internal import Foundation

/// What stands between the members of a locale's lists, as Foundation writes it.
struct ListGrammar {
  /// What stands before the first member and after the last one; mostly nothing.
  let before: [Unicode.Scalar]
  let after: [Unicode.Scalar]
  /// What stands around two members, which may be other words.
  let beforePair: [Unicode.Scalar]
  let afterPair: [Unicode.Scalar]
  /// What stands between the first two of three or more members, and between those that follow.
  let start: [Unicode.Scalar]
  let middle: [Unicode.Scalar]
  /// What mostly stands between two members, and between the last two of more.
  let pair: [Unicode.Scalar]
  let end: [Unicode.Scalar]
  private let style: ListFormatStyle<StringStyle, [String]>

  /// What stands for members while the rest is observed: no word of any language.
  private static let marks = ["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}"]

  /// Observes a style; `nil` where it does not write its members one after the other.
  init?(_ style: ListFormatStyle<StringStyle, [String]>) {
    guard let gaps = Self.gaps(Self.marks, style),
      let pair = Self.gaps(Array(Self.marks.prefix(2)), style)
    else { return nil }
    self.style = style
    before = gaps[0]
    start = gaps[1]
    middle = gaps[2]
    end = gaps[3]
    after = gaps[4]
    beforePair = pair[0]
    self.pair = pair[1]
    afterPair = pair[2]
  }

  /// What stands before the last member, which in some languages depends on how it begins.
  ///
  /// - Parameters:
  ///   - last: The last member.
  ///   - isPair: Whether the list has two members only.
  /// - Returns: The words and blanks.
  func separator(before last: String, isPair: Bool) -> [Unicode.Scalar] {
    let marks = Array(Self.marks.prefix(isPair ? 1 : 2))
    let gaps = Self.gaps(marks + [String(last.prefix(4))], style)
    return gaps?[marks.count] ?? (isPair ? pair : end)
  }

  /// The text of a list of these members.
  func text(_ members: [String]) -> [Unicode.Scalar] {
    ReadingText.scalars(of: style.format(members))
  }

  /// Where in a member something stands last that stands between members; `nil` where there is none.
  func lastSeparator(in member: ArraySlice<Unicode.Scalar>) -> Int? {
    member.indices.last { index in
      [start, middle, pair, end].contains { member[index...].starts(with: $0) }
    }
  }

  /// What stands around and between members in their list.
  private static func gaps(
    _ members: [String], _ style: ListFormatStyle<StringStyle, [String]>
  ) -> [[Unicode.Scalar]]? {
    let text = ReadingText.scalars(of: style.format(members))
    var gaps: [[Unicode.Scalar]] = []
    var end = 0
    for (place, member) in members.enumerated() {
      let scalars = ReadingText.scalars(of: member)
      let starts = Array(end..<max(end, text.count - scalars.count + 1))
      // The last one may begin like what stands before it, and it stands at the end.
      let isLast = place == members.count - 1
      let start =
        isLast
        ? starts.last { text[$0...].starts(with: scalars) }
        : starts.first { text[$0...].starts(with: scalars) }
      guard let start else { return nil }
      gaps.append(Array(text[end..<start]))
      end = start + scalars.count
    }
    return gaps + [Array(text[end...])]
  }
}
