import FormatKit

/// Reads a currency's code and refuses what is not known.
enum KnownCurrency {
  static func read(_ text: String) throws(BadValue) -> String {
    let code = text.uppercased()
    guard CurrencyCodes.all.contains(code) else {
      let near = nearest(to: text, among: CurrencyCodes.all)
      throw BadValue(
        value: text, wanted: "a currency", reason: "no such code is known",
        advice: near.map { "did you mean \($0)?" } ?? "fmt currencies lists them")
    }
    return code
  }
}
