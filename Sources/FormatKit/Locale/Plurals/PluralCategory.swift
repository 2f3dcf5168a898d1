/// A class of numbers that take the same form of a word (UTS #35 part 3, "Language Plural Rules").
enum PluralCategory: Int, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category that CLDR's data name: `few`.
  init?(name: String) {
    let names = ["zero", "one", "two", "few", "many", "other"]
    guard let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }
}
