internal import Foundation

/// How numbers of one kind are written in one locale: separators, and what stands around the digits.
struct NumberGrammar: Sendable {
  /// The locale, then the same one with other digits that its readers use.
  let variants: [Variant]

  /// The numbering systems that are understood, the locale's own first.
  let symbols: [NumberSymbols]

  /// What may stand around the digits, whatever the number is, and whether it makes it negative.
  let affixes: [NumberSurroundings: Bool]

  /// The grammar of a kind in a locale, learned once.
  static func of(_ kind: NumberKind, locale: Locale) -> NumberGrammar {
    let locale = locale.forReading
    return cache.value(for: Key(kind: kind, locale: locale)) {
      NumberGrammar(kind: kind, locale: locale)
    }
  }

  /// A locale with one numbering system, and how it writes numbers.
  struct Variant: Sendable {
    let locale: Locale
    let symbols: NumberSymbols
  }

  private struct Key: Hashable, Sendable {
    let kind: NumberKind
    let locale: Locale
  }

  private static let cache = BoundedCache<Key, NumberGrammar>(capacity: 128)

  private init(kind: NumberKind, locale: Locale) {
    var variants: [Variant] = []
    for locale in locale.withNumberingSystems {
      for probe in kind.attributed(NumberSymbols.probe, locale: locale) {
        guard let symbols = NumberSymbols(observing: probe),
          !variants.contains(where: { $0.symbols == symbols })
        else { continue }
        variants.append(Variant(locale: locale, symbols: symbols))
      }
    }
    self.variants = variants
    // ASCII digits go with the locale's own separators or with those of ASCII numbers, but not with those of its other
    // digits: in Khmer they mean the opposite.
    symbols = variants.flatMap { variant in
      variant.locale == locale
        ? [variant.symbols, variant.symbols.withASCIIDigits] : [variant.symbols]
    }.reduce(into: []) { known, symbols in
      if !known.contains(symbols) { known.append(symbols) }
    }
    affixes = variants.reduce(into: [:]) { affixes, variant in
      for (value, isNegative) in [(Decimal(1), false), (Decimal(-1), true)] {
        for text in kind.spellings(of: value, locale: variant.locale) {
          let found = NumberSurroundings(around: text, symbols: variant.symbols)
          for spelling in found.map({ [$0, $0.trimmed] }) ?? [] where affixes[spelling] == nil {
            affixes[spelling] = isNegative
          }
        }
      }
    }
  }

  /// Where the first digit of any understood numbering system stands.
  func firstDigit(in text: ReadingText, from start: Int = 0) -> Int? {
    text.scalars[start...].firstIndex { $0.isDecimalDigit || isDigit($0) }
  }

  /// Scalars with the digits of every understood numbering system replaced by ASCII ones.
  func withASCII(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    variants.reduce(scalars) { $1.symbols.withASCII($0) }
  }

  /// Whether a scalar is a digit of one of the understood numbering systems.
  func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    symbols.contains { $0.value(of: scalar) != nil }
  }
}

/// What stands before and after the digits of a number.
struct NumberSurroundings: Hashable, Sendable {
  let prefix: [Unicode.Scalar]
  let suffix: [Unicode.Scalar]
}

extension NumberSurroundings {
  /// The affixes without blanks at the outer ends, where a mark that cannot be seen stood.
  var trimmed: NumberSurroundings {
    NumberSurroundings(
      prefix: Array(prefix.drop { $0 == " " }),
      suffix: Array(suffix.reversed().drop { $0 == " " }.reversed()))
  }

  /// What stands around the digits of a formatted number; `nil` when it has none.
  init?(around text: String, symbols: NumberSymbols) {
    guard let (affixes, _) = Self.split(ReadingText(text), symbols: symbols) else { return nil }
    self = affixes
  }

  /// A formatted number's affixes and its body.
  ///
  /// A suffix may hold further digits, such as an exponent; they are compared as ASCII digits.
  static func split(
    _ text: ReadingText, symbols: NumberSymbols
  ) -> (affixes: NumberSurroundings, body: NumberBody)? {
    let scalars = text.scalars
    guard let start = scalars.firstIndex(where: { symbols.value(of: $0) != nil }),
      let body = try? symbols.body(in: text, at: start, minimumWhole: .max)
    else { return nil }
    return (
      NumberSurroundings(
        prefix: Array(scalars[..<start]),
        suffix: symbols.withASCII(scalars[body.range.upperBound...])
      ), body
    )
  }
}

extension NumberSymbols {
  /// Scalars with this system's digits replaced by ASCII ones.
  func withASCII(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    scalars.map { scalar in
      value(of: scalar).map { Unicode.Scalar(UInt8(ascii: "0") + $0) } ?? scalar
    }
  }
}
