extension String {
  /// The text without the blanks and the carriage return at its ends.
  func trimmingBlanks() -> String {
    guard let first = utf8.firstIndex(where: { !$0.isBlank }) else { return "" }
    guard let last = utf8.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(self[first...last])
  }
}
