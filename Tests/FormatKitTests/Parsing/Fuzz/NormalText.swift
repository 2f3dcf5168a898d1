import Foundation

/// A text without what makes no difference to a reader.
///
/// That is which space it is, marks of direction, which minus, and whether digits are the locale's or ASCII. It is made here
/// anew, so that it does not share the reader's mistakes.
struct NormalText: Equatable {
  let scalars: [Unicode.Scalar]

  init(_ text: String) {
    scalars = text.precomposedStringWithCanonicalMapping.unicodeScalars.compactMap { scalar in
      switch scalar.value {
      case 0x20, 0xA0, 0x2009, 0x202F: return " "
      case 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
        return nil
      case 0x2212: return "-"
      default: break
      }
      guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue
      else { return scalar }
      return Unicode.Scalar(UInt8(0x30 + Int(value)))
    }
  }

  private init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// The text without the separators of groups of digits that stand between two digits.
  func ungrouped(_ locale: Locale) -> NormalText {
    let separator = Self.separator(of: locale)
    guard separator.count == 1 else { return self }
    let isDigit = { (index: Int) in
      scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
    }
    let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]
    let separators = apostrophes.contains(separator[0]) ? apostrophes : [separator[0]]
    let kept = scalars.indices.filter { index in
      !(separators.contains(scalars[index]) && isDigit(index - 1) && isDigit(index + 1))
    }
    return NormalText(scalars: kept.map { scalars[$0] })
  }

  /// The text without what numbers may have that says nothing: groups, a plus, a minus before zero, a fraction of zeros.
  func plain(_ locale: Locale) -> NormalText {
    let decimal = NormalText(locale.decimalSeparator ?? ".").scalars
    let text = ungrouped(locale).scalars
    func digits(from start: Int) -> ArraySlice<Unicode.Scalar> {
      text[min(start, text.count)...].prefix { ("0"..."9").contains($0) }
    }
    var kept: [Unicode.Scalar] = []
    var index = 0
    while index < text.count {
      let following = digits(from: index + 1)
      let isZero = !following.isEmpty && following.allSatisfy { $0 == "0" }
      if [text[index]] == decimal, isZero {
        index += following.count
      } else if text[index] != "+", text[index] != "-" || !isZero {
        kept.append(text[index])
      }
      index += 1
    }
    return NormalText(scalars: kept)
  }

  private static func separator(of locale: Locale) -> [Unicode.Scalar] {
    let text = NormalText(
      IntegerFormatStyle<Int>(locale: locale).format(1_234_567_890_123)
    ).scalars
    return Array(text.drop { ("0"..."9").contains($0) }.prefix { !("0"..."9").contains($0) })
  }

  /// How many digits stand at the end of the last number that has something other before them that is no blank.
  func fractionLength(_ locale: Locale) -> Int {
    let decimal = NormalText(locale.decimalSeparator ?? ".").scalars
    guard decimal.count == 1, let point = scalars.lastIndex(of: decimal[0]) else { return 0 }
    return scalars[(point + 1)...].prefix { ("0"..."9").contains($0) }.count
  }

  /// How many numbers the text has.
  var numbers: Int {
    scalars.indices.count { index in
      ("0"..."9").contains(scalars[index])
        && (index == 0 || !("0"..."9").contains(scalars[index - 1]))
    }
  }
}
