internal import Foundation

/// One way to write an amount of bytes.
struct ByteUnitForm: ReadableUnitForm {
  /// A multiple of the byte, and whether its name says that it is a binary one.
  struct Unit: Hashable, Sendable {
    let multiple: ByteUnit
    let isBinary: Bool
  }

  enum Words: Hashable, Sendable {
    /// ICU's, in a width.
    case icu(UnitNameWidth)
    /// The words of the styles for byte counts.
    case style
    /// The symbols of the International System and of IEC 80000-13.
    case symbol
  }

  let unit: Unit
  let words: Words

  var writesOne: Bool { words == .style }

  /// All forms: words and symbols of every multiple, decimal and binary.
  static let tiers: [[ByteUnitForm]] = {
    let multiples = ByteUnit.allCases.filter { $0.size(.decimal) <= UInt128(Int64.max) }
    let units = multiples.flatMap { multiple in
      [false, true].map { Unit(multiple: multiple, isBinary: $0) }
    }
    let names = units.filter { !($0.isBinary && $0.multiple == .byte) }
    let words = UnitNameWidth.all.map(Words.icu) + [.symbol]
    return [
      names.flatMap { unit in words.map { ByteUnitForm(unit: unit, words: $0) } },
      names.map { ByteUnitForm(unit: $0, words: .style) },
    ]
  }()

  func writer(_ context: UnitFormContext) -> UnitFormWriter? {
    switch words {
    case .icu(let width): context.writer(unit: unit.name, width: width)
    case .style: { styleText(negative: $0.hasPrefix("-"), locale: context.locale) }
    case .symbol: context.writer(symbol: unit.symbol)
    }
  }

  /// The words of the styles, which do not depend on the number; only bytes have a plural there.
  private func styleText(negative: Bool, locale: Locale) -> String? {
    guard unit.multiple != .byte else { return nil }
    let base = unit.isBinary ? ByteUnit.Base.binary : .decimal
    let size = Int64(unit.multiple.size(base))
    let count = ScaledByteCount(
      ByteQuantity(negative ? -size : size), base: base, units: [unit.multiple]
    ) { _ in 0 }
    let text =
      unit.isBinary
      ? IECByteCountText(locale: locale).attributed(count, fractionDigits: 0...0)
      : ByteCountText(locale: locale).attributed(count)
    return String(text.characters)
  }
}

extension ByteUnitForm.Unit {
  /// The unit's English name, as skeletons have it.
  fileprivate var name: String {
    let decimal = "\(multiple)"
    guard isBinary else { return decimal }
    return decimal.prefix(2) + "bibyte"
  }

  fileprivate var symbol: String {
    guard multiple != .byte else { return "B" }
    let prefix = multiple.prefixSymbol
    return isBinary ? prefix.uppercased() + "iB" : prefix + "B"
  }
}
