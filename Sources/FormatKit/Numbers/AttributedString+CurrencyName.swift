internal import Foundation

extension AttributedString {
  /// The amount with the full name of its currency alone, where ICU puts the name behind, or even into, an amount
  /// that has the symbol already.
  ///
  /// - Parameter names: The names of the currency in every plural category.
  /// - Returns: The amount, or `nil` where all is well.
  func namingCurrencyOnce(_ names: Set<String>) -> AttributedString? {
    let currency = runs.filter { $0.numberSymbol == .currency }
    let texts = currency.map { String(self[$0.range].characters) }
    guard let last = currency.last, let written = texts.last, !names.contains(texts.joined()),
      let name = names.filter(written.hasSuffix).max(by: { $0.count < $1.count })
    else { return nil }
    let start = characters.index(last.range.upperBound, offsetBy: -name.count)
    var text = bareNumber
    // One space is the pattern's; another may be that of the symbol.
    if let space = characters[..<start].last, space.isWhitespace {
      text += AttributedString(String(space))
    }
    text += AttributedString(name, attributes: last.attributes)
    return text
  }

  /// The runs without those that name the currency and the spaces at their side.
  private var bareNumber: AttributedString {
    let runs = Array(runs)
    var number = AttributedString()
    for (index, run) in runs.enumerated() where run.numberSymbol != .currency {
      let isBeside = runs[max(index - 1, 0)...min(index + 1, runs.count - 1)]
        .contains { $0.numberSymbol == .currency }
      let isSpace =
        run.numberPart == nil && run.numberSymbol == nil
        && self[run.range].characters.allSatisfy(\.isWhitespace)
      if !(isBeside && isSpace) { number += AttributedString(self[run.range]) }
    }
    return number
  }
}
