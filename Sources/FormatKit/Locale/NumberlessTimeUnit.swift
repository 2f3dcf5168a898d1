internal import Foundation

/// A unit of time whose words have no number in some plural categories, since they say it: "ساعتان", two hours.
struct NumberlessTimeUnit: Sendable {
  /// A number of the category `other`, whose words have a number.
  let other: Double
  private let categories: Set<PluralCategory>
  private let rules: PluralRules

  /// Looks at the words of each category that can be for one number alone; `nil` where the text of each, as
  /// `hasNumber` finds, has that number.
  init?<Failure: Error>(
    _ locale: Locale, hasNumber: (Double) throws(Failure) -> Bool
  ) throws(Failure) {
    guard let rules = PluralRules.cardinal(of: locale),
      let other = rules.samples[.other].flatMap({ Double($0.decimal) })
    else { return nil }
    var categories: Set<PluralCategory> = []
    for category in PluralCategory.allCases {
      guard let number = category.ownNumber.flatMap(UInt64.init),
        rules.category(of: number) == category
      else { continue }
      if try !hasNumber(Double(number)) { categories.insert(category) }
    }
    guard !categories.isEmpty else { return nil }
    (self.rules, self.categories, self.other) = (rules, categories, other)
  }

  /// Whether the words leave out a number that they do not say, or its sign.
  func isLost(_ amount: TimeAmount) -> Bool {
    guard let count = UInt64(exactly: amount.count.magnitude) else { return false }
    let category = rules.category(of: count)
    guard categories.contains(category) else { return false }
    return amount.count < 0 || category.ownNumber != String(count)
  }
}
