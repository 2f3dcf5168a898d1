internal import Foundation

/// A number's text taken apart, as the attributes of its runs tell.
struct NumberParts: Equatable {
  /// What stands before the first digit.
  var prefix = ""
  /// The groups of the integer's digits.
  var groups: [String] = []
  /// What stands between the groups.
  var groupSeparators: Set<String> = []
  /// What stands between integer and fraction.
  var decimalSeparator = ""
  var fraction = ""
  /// What stands after the last digit.
  var suffix = ""

  init(_ text: AttributedString) {
    for run in text.runs {
      let piece = String(text[run.range].characters)
      switch (run.numberPart, run.numberSymbol) {
      case (.integer, .groupingSeparator): groupSeparators.insert(piece)
      case (.integer, _): groups.append(piece)
      case (.fraction, _):
        // A currency sign may stand in the place of the separator.
        if fraction.isEmpty { (decimalSeparator, suffix) = (decimalSeparator + suffix, "") }
        fraction += piece
      case (_, .decimalSeparator): decimalSeparator += piece
      case _ where groups.isEmpty: prefix += piece
      default: suffix += piece
      }
    }
  }
}
