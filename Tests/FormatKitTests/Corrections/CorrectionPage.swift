/// The page of the documentation that lists all corrections.
enum CorrectionPage {
  static let markdown = ([introduction] + CorrectedKind.all.map(section)).joined(separator: "\n")

  private static let introduction = """
    # Corrections

    What `format(_:style:)` prints where Foundation's text breaks a standard or arithmetic.

    ## Overview

    The style keeps its options and its words; only the text is another. Generic code, attributed forms, members of a \
    list and compiled styles have the corrected text as well. `style.format(_:)` of a Foundation style stays \
    Foundation's.

    Each line is a row of a test, which also proves that Foundation (Swift 6.3 on Linux) still prints the other text; \
    when a toolchain prints the right one, the line is retired. Spaces that do not break are written as `<U+00A0>` \
    and `<U+202F>`, marks of direction as `<U+061C>` and `<U+200E>`.

    Where people want other text than Foundation's and both are right, nothing is corrected, and the choice is an \
    option: `plainText()` for plain spaces and no direction marks, \
    `signlessZero()` for no minus sign on a number that rounds to zero, \
    `rounded(rule: .toNearestOrAwayFromZero)` for halves that are rounded up, `spellsOutZero: false` for \
    "0 bytes" in place of "Zero kB", ``IECByteCountFormatStyle`` for KiB and MiB.

    """

  private static func section(_ kind: CorrectedKind) -> String {
    let rows = kind.corrections.map { row in
      let cells = [row.value, "`\(row.style)`", row.locale, row.foundation, row.formatKit]
      return "| " + cells.map(visible).joined(separator: " | ") + " |"
    }
    return """
      ## \(kind.title)

      \(kind.rule)

      | Value | Style | Locale | Foundation | FormatKit |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private static func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { visible, scalar in
      switch scalar {
      case "\u{A0}": visible += "<U+00A0>"
      case "\u{202F}": visible += "<U+202F>"
      case "\u{61C}": visible += "<U+061C>"
      case "\u{200E}": visible += "<U+200E>"
      default: visible.unicodeScalars.append(scalar)
      }
    }
  }
}
