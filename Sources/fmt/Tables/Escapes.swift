/// The escapes of a table's text: `\n`, `\t`, `\\`, `\u{202F}`.
enum Escapes {
  /// The text that is meant; `nil` when an escape is not known.
  static func resolved(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "\\": result.append("\\")
      case "u":
        guard let scalar = named(&rest) else { return nil }
        result.append(scalar)
      default: return nil
      }
    }
    return String(result)
  }

  /// The character of `{202F}`.
  private static func named(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let digits = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// The text as a table holds it: in one line, without TAB.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\\": result += "\\\\"
      case "\r": result += "\\u{D}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
