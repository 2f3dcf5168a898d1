/// Texts with their invisible characters shown: `25,6<U+00A0>%`.
enum Visible {
  static func text(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.map { index in
      let atEnd = index == 0 || index == scalars.count - 1
      return shown(scalars[index], atEnd: atEnd)
    }.joined()
  }

  private static func shown(_ scalar: Unicode.Scalar, atEnd: Bool) -> String {
    isVisible(scalar) && !(atEnd && scalar == " ") ? String(scalar) : name(scalar)
  }

  /// `<U+202F>`.
  static func name(_ scalar: Unicode.Scalar) -> String {
    "<U+\(hexadecimal(scalar.value, digits: 4))>"
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
      .privateUse, .surrogate:
      false
    default: true
    }
  }

  /// Where two texts part, for those that look alike.
  static func firstDifference(_ expected: String, _ printed: String) -> String {
    let first = Array(expected.unicodeScalars)
    let second = Array(printed.unicodeScalars)
    let place = zip(first, second).prefix { $0 == $1 }.count
    let wanted = place < first.count ? name(first[place]) : "the end"
    let found = place < second.count ? name(second[place]) : "the end"
    return "\n  differs at character \(place + 1): expected \(wanted), printed \(found)"
  }
}
