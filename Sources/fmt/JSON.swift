/// JSON text (RFC 8259), in one line.
enum JSON {
  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// A string: quotation mark, backslash and what a terminal obeys are escaped, all else stays as it is.
  static func string(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\n": json += "\\n"
      case "\r": json += "\\r"
      case "\t": json += "\\t"
      case let scalar where TerminalText.isObeyed(scalar):
        json += "\\u" + hexadecimal(scalar.value, digits: 4)
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}

/// A number in hexadecimal, with leading zeros: `00A0`.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
