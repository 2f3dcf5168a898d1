internal import Foundation

/// Reads the texts of one number style.
struct NumberReader<Style: FormatStyle> where Style.FormatOutput == String {
  let style: Style
  let kind: NumberKind
  let settings: NumberSettings
  let locale: Locale

  /// Makes the reader of a style.
  ///
  /// - Parameters:
  ///   - style: The style, with its options.
  ///   - plain: The same style without options.
  ///   - kind: What its texts are.
  ///   - locale: The style's locale.
  ///   - scale: The scale of the plain style.
  init(style: Style, plain: Style, kind: NumberKind, locale: Locale, scale: Double) {
    self.style = style
    self.kind = kind
    self.locale = locale
    settings = NumberSettings(of: style, plain: plain, scale: scale)
  }

  /// Reads a text as a value.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - example: A value whose text is shown when this one is refused.
  ///   - convert: What makes the value of the number, or says why it cannot.
  /// - Returns: The value.
  /// - Throws: ``ParsingError``.
  func read<Value>(
    _ text: String, example: Style.FormatInput,
    as convert: (ExactDecimal) throws(ParsingError.Cause) -> Value
  ) throws(ParsingError) -> Value {
    let text = ReadingText(text)
    do throws(ReadingFault) {
      let (number, body) = try number(in: text)
      do throws(ParsingError.Cause) {
        return try convert(number)
      } catch {
        throw ReadingFault(index: body.range.lowerBound, cause: error)
      }
    } catch {
      let example = FormatKit.format(example, style: style)
      throw error.error(in: text, as: kind.expectation, example: example)
    }
  }

  /// The number that a text says, before the style's scale is undone.
  private func number(
    in text: ReadingText
  ) throws(ReadingFault) -> (number: ExactDecimal, body: NumberBody) {
    let grammar = NumberGrammar.of(kind, locale: locale)
    guard let digit = grammar.firstDigit(in: text) else { throw .unexpected(in: text, at: 0) }
    var fault: ReadingFault?
    for symbols in grammar.symbols where symbols.value(of: text.scalars[digit]) != nil {
      do {
        return try number(in: text, at: digit, grammar: grammar, symbols: symbols)
      } catch {
        if error.index > fault?.index ?? -1 { fault = error }
      }
    }
    throw fault ?? .unexpected(in: text, at: digit)
  }

  private func number(
    in text: ReadingText, at digit: Int, grammar: NumberGrammar, symbols: NumberSymbols
  ) throws(ReadingFault) -> (number: ExactDecimal, body: NumberBody) {
    let start = start(in: text, at: digit, symbols: symbols)
    let body = try symbols.body(in: text, at: start, minimumWhole: settings.minimumWhole)
    let end = settings.end(of: body, in: text, symbols: symbols)
    let found = NumberSurroundings(
      prefix: Array(text.scalars[..<start]), suffix: symbols.withASCII(text.scalars[end...]))
    let known = spellings(of: body, as: found, grammar: grammar)
    guard let number = known[found] else {
      throw found.fault(in: text, body: start..<end, known: known.keys)
    }
    return (number, body)
  }

  /// Where the number begins: at its first digit, or at a separator before it where the style writes so.
  private func start(in text: ReadingText, at digit: Int, symbols: NumberSymbols) -> Int {
    let separator = symbols.decimalSeparator
    let start = digit - separator.count
    guard settings.minimumWhole == 0, start >= 0,
      text.scalars[start..<digit].elementsEqual(separator)
    else { return digit }
    return start
  }
}

extension NumberSurroundings {
  /// Where the text leaves the nearest of the known spellings.
  func fault(
    in text: ReadingText, body: Range<Int>, known: some Sequence<NumberSurroundings>
  ) -> ReadingFault {
    var index = 0
    for spelling in known {
      let before = Self.agreement(prefix, spelling.prefix)
      guard prefix.count == spelling.prefix.count, before == prefix.count else {
        index = max(index, before)
        continue
      }
      index = max(index, body.upperBound + Self.agreement(suffix, spelling.suffix))
    }
    return .unexpected(in: text, at: index)
  }

  private static func agreement(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    zip(left, right).prefix { $0 == $1 }.count
  }
}
