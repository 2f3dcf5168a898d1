import FormatKit
import Foundation

/// How numbers of the input are scaled before they are written: `--from`, `--from-unit`, `--to-unit`, as numfmt has them.
struct InputScale: Sendable {
  /// Which suffixes a number may have, and what they stand for.
  enum Suffixes {
    case auto, si, iec, iecPrefixed
    /// No suffix, but the digits and separators of the locale.
    case locale
  }

  private static let from = Setting<Suffixes>.choice(
    "from", "SCALE",
    "How numbers are read: with suffixes (1K is 1000 in si, 1024 in iec, 1Ki is 1024 "
      + "in iec-i and auto), or as the locale writes them",
    [
      ("auto", .auto), ("si", .si), ("iec", .iec), ("iec-i", .iecPrefixed), ("locale", .locale),
    ])
  private static let fromUnit = Setting<ExactDecimal>(
    "from-unit", "N", "Multiply what is read by N: 512, 1Ki", default: "1",
    read: { text throws(BadValue) in try factor(text) })
  private static let toUnit = Setting<ExactDecimal>(
    "to-unit", "N", "Divide by N before writing: 1000, 1Ki", default: "1",
    read: { text throws(BadValue) in try factor(text) })

  static let all = [from.spec, fromUnit.spec, toUnit.spec]

  private let suffixes: Suffixes?
  private let fromUnit: ExactDecimal?
  private let toUnit: ExactDecimal?
  private let locale: Locale

  init(_ options: Options, _ environment: Environment) throws(UsageError) {
    suffixes = try options.value(of: Self.from)
    fromUnit = try options.value(of: Self.fromUnit)
    toUnit = try options.value(of: Self.toUnit)
    locale =
      try options.value(of: SharedOptions.locale)?.first?.locale
      ?? environment.locale(for: .numeric).choice.locale
  }

  /// Whether numbers are read and written as they are.
  var isPlain: Bool { suffixes == nil && fromUnit == nil && toUnit == nil }

  /// Reads a number and scales it.
  func read(_ text: String, wanted: String = "a number") throws(BadValue) -> ExactNumber {
    let number = try unscaled(text, wanted: wanted)
    guard case .finite(var value) = number else { return number }
    if let fromUnit { value = value * fromUnit }
    if let toUnit { value = value.divided(by: toUnit) }
    return .finite(value)
  }

  /// Reads a number that is neither infinite nor `nan`, and scales it.
  func finite(_ text: String, wanted: String) throws(BadValue) -> ExactDecimal {
    switch try read(text, wanted: wanted) {
    case .finite(let value): return value
    case .nan: throw BadValue(value: text, wanted: wanted, reason: "it is not a finite number")
    case .infinity: throw BadValue(value: text, wanted: wanted, reason: "it is infinite")
    }
  }

  private func unscaled(_ text: String, wanted: String) throws(BadValue) -> ExactNumber {
    switch suffixes {
    case nil: return try NumberReader.read(text, wanted: wanted)
    case .locale: return try localized(text, wanted: wanted)
    case let suffixes?: return try Self.suffixed(text, suffixes, wanted: wanted)
    }
  }

  private func localized(_ text: String, wanted: String) throws(BadValue) -> ExactNumber {
    do {
      let value = try FormatKit.parse(text, strategy: .number(locale: locale))
      return try NumberReader.read("\(value)", wanted: wanted)
    } catch let error as BadValue {
      throw error
    } catch {
      throw BadValue(
        value: text, wanted: "\(wanted) in \(locale.identifier)", reason: "\(error)")
    }
  }
}

// MARK: Suffixes

extension InputScale {
  private static let letters = Array("KMGTPEZYRQ".utf8)

  /// Reads a number with or without a suffix: `1.5K`, `1.5Ki`, `1.5 KiB`.
  private static func suffixed(
    _ text: String, _ suffixes: Suffixes, wanted: String
  ) throws(BadValue) -> ExactNumber {
    var rest = Array(text.utf8)
    if rest.count > 1, rest.last == UInt8(ascii: "B") { rest.removeLast() }
    let isBinary = rest.count > 1 && rest.last == UInt8(ascii: "i")
    if isBinary { rest.removeLast() }
    guard let letter = rest.last, let power = power(of: letter) else {
      return try NumberReader.read(
        text.hasSuffix("B") ? String(text.dropLast()) : text, wanted: wanted)
    }
    rest.removeLast()
    try check(isBinary, suffixes, text, wanted: wanted)
    while rest.last == 0x20 { rest.removeLast() }
    let number = try NumberReader.read(String(decoding: rest, as: UTF8.self), wanted: wanted)
    guard case .finite(let value) = number else { return number }
    let step = suffixes == .iec || isBinary ? "1024" : "1000"
    let factor = ExactDecimal(isNegative: false, digits: step, exponent: 0)
    return .finite((0..<power).reduce(value) { value, _ in value * factor })
  }

  /// Which power of 1000 or 1024 a letter stands for.
  private static func power(of letter: UInt8) -> Int? {
    letters.firstIndex(of: letter == UInt8(ascii: "k") ? UInt8(ascii: "K") : letter).map { $0 + 1 }
  }

  private static func check(
    _ isBinary: Bool, _ suffixes: Suffixes, _ text: String, wanted: String
  ) throws(BadValue) {
    switch (suffixes, isBinary) {
    case (.si, true), (.iec, true):
      throw BadValue(
        value: text, wanted: wanted, reason: "the suffix has an i",
        advice: "--from iec-i or --from auto reads it")
    case (.iecPrefixed, false):
      throw BadValue(
        value: text, wanted: wanted, reason: "the suffix has no i",
        advice: "--from iec or --from auto reads it")
    default: return
    }
  }

  private static func factor(_ text: String) throws(BadValue) -> ExactDecimal {
    let wanted = "a unit"
    guard case .finite(let number) = try suffixed(text, .auto, wanted: wanted),
      !number.isNegative, !number.isZero, number.digits.utf8.count <= 18,
      abs(number.exponent) <= 100
    else {
      throw BadValue(
        value: text, wanted: wanted,
        reason: "units are greater than zero and have at most 18 digits")
    }
    return number
  }
}
