extension ElapsedTime {
  /// The text in a locale's words.
  ///
  /// Units that count zero are left out; when all do, the smallest stands for them: "0 seconds". The minus of
  /// a stretch that goes back stands once, in front: "-1 hour, 30 minutes".
  func text(in words: TimeAmountWords) -> String {
    if words.width == .numeric, let text = clockText(in: words) { return text }
    let shown = amounts.filter { $0.count != 0 }
    return words.text(signed(shown.isEmpty ? amounts.suffix(1) : shown))
  }

  private func signed(_ amounts: [TimeAmount]) -> [TimeAmount] {
    guard isNegative, !isZero, let first = amounts.first else { return amounts }
    return [TimeAmount(-first.count, first.unit)] + amounts.dropFirst()
  }

  /// Hours, minutes and seconds as a clock shows them, without the zeros in front: "1:30:00", "1:35", "15".
  ///
  /// - Returns: `nil` for units that no clock shows side by side.
  func clockText(in words: TimeAmountWords) -> String? {
    guard Self.clocks.contains(amounts.map(\.unit)) else { return nil }
    let zeros = amounts.prefix { $0.count == 0 }.count
    let shown = Array(amounts.dropFirst(min(zeros, amounts.count - 1)))
    let first = words.number(shown[0].count)
    let text = shown.count == 1 ? first : words.text(shown)
    guard isNegative, !isZero else { return text }
    return signed(text, first, words.number(-shown[0].count))
  }

  /// A clock's text with the minus that its first number has alone: before zeros that fill the number up.
  private func signed(_ text: String, _ first: String, _ negative: String) -> String {
    guard let number = text.firstRange(of: first), let digits = negative.firstRange(of: first)
    else {
      return text
    }
    return [
      negative[..<digits.lowerBound], text[..<number.upperBound], negative[digits.upperBound...],
      text[number.upperBound...],
    ].joined()
  }

  /// The units that a clock shows side by side.
  static let clocks: [[TimeUnit]] = [
    [.hour, .minute, .second], [.hour, .minute], [.minute, .second], [.hour], [.minute], [.second],
  ]
}
