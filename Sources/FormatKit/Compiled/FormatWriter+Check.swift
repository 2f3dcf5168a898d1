extension FormatWriter {
  /// This writer, if it writes the same bytes as the style for each of these values that it covers.
  func checked(against text: (Value) -> String, on values: [Value]) -> Self? {
    let agrees = values.allSatisfy { value in
      guard let written = self.text(value) else { return true }
      return written.utf8.elementsEqual(text(value).utf8)
    }
    return agrees ? self : nil
  }
}
