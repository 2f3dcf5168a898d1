/// A class of numbers that take the same form of a word (UTS #35 part 3, "Language Plural Rules").
enum PluralCategory: Int, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category that CLDR's data name: `few`.
  init?(name: String) {
    let names = ["zero", "one", "two", "few", "many", "other"]
    guard let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }

  /// The one number that words of this category can be for where they have no number: the category's name in English.
  var ownNumber: String? {
    switch self {
    case .zero: "0"
    case .one: "1"
    case .two: "2"
    case .few, .many, .other: nil
    }
  }
}
