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
  private func clockText(in words: TimeAmountWords) -> String? {
    guard Self.clocks.contains(amounts.map(\.unit)) else { return nil }
    let zeros = amounts.prefix { $0.count == 0 }.count
    let shown = Array(amounts.dropFirst(min(zeros, amounts.count - 1)))
    let first = words.number(shown[0].count)
    let text = shown.count == 1 ? first : words.text(shown)
    guard isNegative, !isZero, text.hasPrefix(first) else { return text }
    return words.number(-shown[0].count) + text.dropFirst(first.count)
  }

  private static let clocks: [[TimeUnit]] = [
    [.hour, .minute, .second], [.hour, .minute], [.minute, .second], [.hour], [.minute], [.second],
  ]
}
