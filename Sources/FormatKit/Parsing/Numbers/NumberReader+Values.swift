internal import Foundation

extension NumberReader where Style.FormatInput: BinaryInteger {
  /// The whole number that a text says.
  func integer(_ text: String) throws(ParsingError) -> Style.FormatInput {
    let example = kind == .percent ? 25 : Style.FormatInput(exactly: 1234) ?? 123
    return try read(text, example: example) { number throws(ParsingError.Cause) in
      try number.unscaled(settings.scale).integer()
    }
  }
}

extension NumberReader where Style.FormatInput: BinaryFloatingPoint {
  /// The binary number that a text says.
  func floatingPoint(_ text: String) throws(ParsingError) -> Style.FormatInput {
    if let word = word(text) { return word }
    let scale = settings.scale
    let example: Style.FormatInput = kind == .percent ? 0.25 : 1234.5
    return try read(text, example: example) { number throws(ParsingError.Cause) in
      if let exact = try? number.unscaled(scale) { return try exact.floatingPoint() }
      return try number.floatingPoint() / Style.FormatInput(scale)
    }
  }

  /// The value that the style writes without digits: infinity or not a number.
  private func word(_ text: String) -> Style.FormatInput? {
    let scalars = ReadingText.scalars(of: text)
    guard !scalars.isEmpty, !scalars.contains(where: \.isDecimalDigit) else { return nil }
    let words: [Style.FormatInput] = [.infinity, -.infinity, .nan]
    return words.first { ReadingText.scalars(of: FormatKit.format($0, style: style)) == scalars }
  }
}

extension NumberReader where Style.FormatInput == Decimal {
  /// The decimal that a text says.
  func decimal(_ text: String) throws(ParsingError) -> Decimal {
    let example: Decimal = kind == .percent ? 256 / 1000 : 12345 / 10
    return try read(text, example: example) { number throws(ParsingError.Cause) in
      try number.unscaled(settings.scale).decimal()
    }
  }
}
