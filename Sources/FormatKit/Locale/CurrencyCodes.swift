internal import Foundation

/// The currency codes that are known (ISO 4217), also of former currencies.
package enum CurrencyCodes {
  /// All codes, in alphabetical order.
  package static let all: [String] = {
    #if canImport(_FoundationICU)
    if let codes = try? fromICU(), !codes.isEmpty { return codes }
    #endif
    return Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() }.sorted()
  }()
}
