/// The part of a text that is digits and separators, with what it says.
struct NumberBody: Hashable {
  /// Where it stands in the text's scalars.
  let range: Range<Int>
  /// The number without a sign.
  let magnitude: ExactDecimal
  /// How many digits were written for the whole part and for the fraction.
  let wholeLength: Int
  let fractionLength: Int
}

extension NumberSymbols {
  /// Reads the longest number that begins at a digit, or at a separator before one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: Where the number begins.
  ///   - minimumWhole: How many digits of the whole part the style writes at least, as leading zeros.
  /// - Returns: Where the number stands and what it says.
  /// - Throws: Where its digits are mixed, badly grouped or begin with zeros.
  func body(
    in text: ReadingText, at start: Int, minimumWhole: Int = 1
  ) throws(ReadingFault) -> NumberBody {
    var scan = NumberScan(symbols: self, text: text, index: start)
    try scan.run()
    try scan.checkGroups()
    let zeros = scan.whole.prefix { $0 == 0 }.count
    if zeros > 0, scan.whole.count > max(minimumWhole, 1) {
      throw ReadingFault(index: start, cause: .leadingZeros)
    }
    if scan.whole.isEmpty, minimumWhole > 0 {
      throw .unexpected(in: text, at: start)
    }
    return NumberBody(
      range: start..<scan.index,
      magnitude: ExactDecimal(digits: scan.whole + scan.fraction, exponent: -scan.fraction.count),
      wholeLength: scan.whole.count, fractionLength: scan.fraction.count)
  }

  /// An example of well-grouped digits, `1,234,567` or `12,34,567`.
  var groupingExample: String {
    let sizes = [groupSize, higherGroupSize]
    var rest = (1...7).map { digits[$0] }[...]
    var groups: [[Unicode.Scalar]] = []
    for size in sizes + [higherGroupSize] where size > 0 && !rest.isEmpty {
      groups.insert(Array(rest.suffix(size)), at: 0)
      rest = rest.dropLast(size)
    }
    let text = groups.joined(separator: groupingSeparator)
    return String(String.UnicodeScalarView(text))
  }
}

/// One walk over the digits and separators of a number.
private struct NumberScan {
  let symbols: NumberSymbols
  let text: ReadingText
  var index: Int
  var whole: [UInt8] = []
  var fraction: [UInt8] = []
  /// Where each grouping separator stands, and how many digits come before it.
  private var separators: [(index: Int, digits: Int)] = []
  private var isFraction = false

  init(symbols: NumberSymbols, text: ReadingText, index: Int) {
    self.symbols = symbols
    self.text = text
    self.index = index
  }

  mutating func run() throws(ReadingFault) {
    while index < text.scalars.count {
      if let digit = symbols.value(of: text.scalars[index]) {
        if isFraction { fraction.append(digit) } else { whole.append(digit) }
        index += 1
      } else if text.scalars[index].isDecimalDigit {
        guard !whole.isEmpty else { return }
        throw ReadingFault(index: index, cause: .mixedDigits(text.piece(index..<index + 1)))
      } else if try !separator() {
        return
      }
    }
  }

  /// Steps over a separator that a digit follows; false when there is none.
  private mutating func separator() throws(ReadingFault) -> Bool {
    if let length = match(symbols.decimalSeparator), isDigit(index + length) {
      guard !isFraction else { throw .unexpected(in: text, at: index) }
      isFraction = true
      index += length
      return true
    }
    guard let length = match(symbols.groupingSeparator), isDigit(index + length) else {
      return false
    }
    // A blank may also end the number; a fraction has no groups.
    if isFraction {
      guard symbols.groupingSeparator != [" "] else { return false }
      throw fault(at: index)
    }
    separators.append((index, whole.count))
    index += length
    return true
  }

  private func match(_ separator: [Unicode.Scalar]) -> Int? {
    guard !separator.isEmpty, index + separator.count <= text.scalars.count else { return nil }
    let found = text.scalars[index..<index + separator.count]
    return found.elementsEqual(separator) { Self.isAlike($0, $1) } ? separator.count : nil
  }

  /// The two apostrophes are alike: keyboards have one, the locales' data have the other.
  private static func isAlike(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    left == right || (isApostrophe(left) && isApostrophe(right))
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}"
  }

  private func isDigit(_ index: Int) -> Bool {
    index < text.scalars.count && text.scalars[index].isDecimalDigit
      || index < text.scalars.count && symbols.value(of: text.scalars[index]) != nil
  }

  /// Checks that the groups have the sizes of the locale.
  func checkGroups() throws(ReadingFault) {
    for (place, separator) in separators.enumerated() {
      let before = place == 0 ? separator.digits : separator.digits - separators[place - 1].digits
      let isFirst = place == 0
      guard isFirst ? (1...symbols.higherGroupSize) ~= before : before == symbols.higherGroupSize
      else { throw fault(at: isFirst ? separator.index : separators[place - 1].index) }
    }
    guard let last = separators.last, whole.count - last.digits != symbols.groupSize else { return }
    throw fault(at: last.index)
  }

  private func fault(at index: Int) -> ReadingFault {
    let separator = text.piece(index..<index + symbols.groupingSeparator.count)
    return ReadingFault(
      index: index,
      cause: .grouping(separator: separator, example: symbols.groupingExample))
  }
}
