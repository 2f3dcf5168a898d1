/// What stands before, between and after some items in a text; `nil` where they are not found in their order.
func surroundings(of items: [String], in text: String) -> [String]? {
  var rest = Substring(text).unicodeScalars
  var pieces: [String] = []
  for item in items {
    guard let range = rest.firstRange(of: item.unicodeScalars) else { return nil }
    pieces.append(String(rest[..<range.lowerBound]))
    rest = rest[range.upperBound...]
  }
  return pieces + [String(rest)]
}
