/// Texts as a terminal may have them: what it would obey is shown by its name, `<U+001B>`.
///
/// A terminal obeys control characters, so that a value of a stranger's could move the cursor, hide what stands before
/// it or set the window's title (CWE-150). The directional controls of UAX #9 make text read in another order than it has
/// (CVE-2021-42574). The marks U+200E, U+200F and U+061C, which many languages need around numbers, and the joiners
/// U+200C and U+200D stay: they reorder or hide no other character. So does a pair of U+2068 and U+2069 in one line,
/// which lists put around a member of the other direction: what is between them cannot reach out.
enum TerminalText {
  /// Lines of output: their ends and TABs stay, and a byte that is not UTF-8 is shown as `<9B>`.
  static func output(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: needsLook) else { return bytes }
    var shown: [UInt8] = []
    shown.reserveCapacity(bytes.count + bytes.count / 4)
    let isolates = isolates(in: bytes)
    var rest = bytes[...]
    while !rest.isEmpty {
      var iterator = rest.makeIterator()
      var parser = Unicode.UTF8.ForwardParser()
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let end = rest.startIndex + encoded.count
        let stays =
          !isObeyed(Unicode.UTF8.decode(encoded)) || isLineEnd(rest)
          || isolates.contains(rest.startIndex)
        shown.append(contentsOf: stays ? Array(encoded) : name(Unicode.UTF8.decode(encoded)))
        rest = rest[end...]
      case .error(let length):
        let end = rest.startIndex + length
        for byte in rest[..<end] {
          shown.append(contentsOf: "<\(hexadecimal(UInt32(byte), digits: 2))>".utf8)
        }
        rest = rest[end...]
      case .emptyInput: rest = []
      }
    }
    return shown
  }

  /// A message: a line break stays where an indented line follows, so that no value can look like a message of its own.
  static func message(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isBreak = scalar == "\n" && index + 1 < scalars.count && scalars[index + 1] == " "
      if !isBreak, scalar == "\n" || isObeyed(scalar) {
        shown.append(contentsOf: Visible.name(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Whether a terminal, or what orders text in lines, obeys the character instead of showing it.
  static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }

  /// All else is ASCII that a terminal shows.
  private static func needsLook(_ byte: UInt8) -> Bool {
    byte >= 0x7F || byte < 0x20 && byte != 0x09 && byte != 0x0A
  }

  private static func isLineEnd(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: [.carriageReturn, .newline])
  }

  /// The places of U+2068 and U+2069 that are each other's, in one line (UAX #9, BD9).
  private static func isolates(in bytes: [UInt8]) -> Set<Int> {
    var pairs: Set<Int> = []
    var open: [Int] = []
    for (place, byte) in bytes.enumerated() {
      if byte == .newline { open.removeAll() }
      guard byte == 0xE2, place + 2 < bytes.count, bytes[place + 1] == 0x81 else { continue }
      if bytes[place + 2] == 0xA8 { open.append(place) }
      if bytes[place + 2] == 0xA9, let start = open.popLast() { pairs.formUnion([start, place]) }
    }
    return pairs
  }

  private static func name(_ scalar: Unicode.Scalar) -> [UInt8] {
    Array(Visible.name(scalar).utf8)
  }
}
