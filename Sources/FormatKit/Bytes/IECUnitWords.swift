internal import Foundation

/// What a locale calls KiB, MiB, GiB, TiB, PiB and EiB.
struct IECUnitWords: Hashable, Sendable {
  private let words: [String]

  /// The word for a unit from the kibibyte on, without a space before or after.
  subscript(unit: ByteUnit) -> String {
    words[min(max(unit.rawValue, 1), words.count) - 1]
  }

  private static let cache = BoundedCache<String, IECUnitWords>(capacity: 64)

  /// The words of a locale.
  static func of(_ locale: Locale) -> IECUnitWords {
    cache.value(for: locale.identifier) {
      IECUnitWords(abbreviated: .abbreviated(in: locale), full: .full(in: locale))
    }
  }

  /// Derives the words: by the locale's abbreviations, else by its full words where these do not bend with
  /// the number (Arabic writes "م.ب" for MB, from which no symbol of the byte can be seen, but "ميغابايت" in full),
  /// else the standard's symbols.
  init(abbreviated: BytePrefixes, full: BytePrefixes?) {
    words = abbreviated.binaryWords ?? full?.binaryWords ?? BytePrefixes.standard.binary(of: "B")
  }
}

extension BytePrefixes {
  /// The words for the binary units: what is left of the decimal words without their prefix, with the binary prefix.
  ///
  /// - Returns: `nil` unless most of the decimal words have the same remainder, and prefixes and remainder
  ///   are of one script and give words of their own.
  var binaryWords: [String]? {
    guard let byte = commonByte else { return nil }
    let binary = (byte.isStandard ? Self.standard : self).binary(of: byte.symbol)
    let isDistinct = Set(binary + words).count == binary.count + Set(words).count
    return isDistinct && binary.allSatisfy(\.isOfOneScript) ? binary : nil
  }

  private struct Byte: Hashable {
    let symbol: String
    /// Whether the standard's prefixes stand before it, not the locale's own.
    let isStandard: Bool
  }

  /// What three or more of the decimal words have after their prefix.
  private var commonByte: Byte? {
    var votes: [Byte: Int] = [:]
    for (index, word) in words.enumerated() {
      let standard = Self.standard.decimal[index]
      if decimal[index] != standard, let symbol = word.removing(decimal[index]) {
        votes[Byte(symbol: symbol, isStandard: false), default: 0] += 1
      } else if let symbol = word.removing(standard) {
        votes[Byte(symbol: symbol, isStandard: true), default: 0] += 1
      }
    }
    return votes.first { $0.value * 2 > words.count }?.key
  }

  /// The words for the binary units.
  func binary(of byte: String) -> [String] {
    binary.map { $0.replacing("{0}", with: byte) }
  }
}

extension String {
  /// What stands in the place of `{0}` when the text is made by a pattern.
  fileprivate func removing(_ pattern: String) -> String? {
    let parts = pattern.split(separator: "{0}", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let (before, after) = (parts[0].unicodeScalars, parts[1].unicodeScalars)
    let scalars = unicodeScalars
    guard scalars.count > before.count + after.count, scalars.starts(with: before),
      scalars.suffix(after.count).elementsEqual(after)
    else { return nil }
    return String(scalars.dropFirst(before.count).dropLast(after.count))
  }
}
