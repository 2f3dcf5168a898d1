import FormatKit
import Foundation

extension Command {
  static var bytes: Command {
    Command(
      name: "bytes",
      summary: "Write a number of bytes in kB, MB, GB and so on",
      values: "BYTES …",
      options: BytesOptions.all,
      examples: [
        Example("bytes 100000000 --binary", "95.4 MB"),
        Example("bytes 100000000 --binary --locale fr_FR", "95,4\u{202F}Mo"),
        Example("bytes 100000000 --binary --iec", "95.4 MiB"),
        Example("bytes 1536 --iec --fraction 1", "1.5 KiB"),
        Example("bytes 3071 --actual", "3 kB (3,071 bytes)"),
      ],
      category: .numeric,
      work: .format { options, _ throws(UsageError) in
        let printer = try BytesOptions.printer(options)
        return ValueFormatter(
          read: { word throws(BadValue) in try BytesOptions.read(word) }, printer: printer)
      })
  }
}

/// The options of `fmt bytes`.
enum BytesOptions {
  static let binary = Flag("binary", "Count in units of 1024: the same as --style binary")
  static let style = Setting<ByteCountFormatStyle.Style>.choice(
    "style", "STYLE", "How sizes are counted", default: "file",
    [("file", .file), ("memory", .memory), ("decimal", .decimal), ("binary", .binary)])
  static let units = Setting<[ByteCountFormatStyle.Units]>.choices(
    "units", "UNIT[,UNIT…]", "The units that may be used", default: "all",
    [
      ("bytes", .bytes), ("kb", .kb), ("mb", .mb), ("gb", .gb), ("tb", .tb), ("pb", .pb),
      ("eb", .eb), ("zb", .zb), ("yb-or-higher", .ybOrHigher), ("all", .all),
      ("default", .default),
    ])
  static let actual = Flag("actual", "Add the exact number of bytes in parentheses")
  static let plainZero = Flag("plain-zero", "Write zero as a digit, not as a word")

  static let iec = Flag("iec", "Name the units of 1024 as IEC 80000-13 does: KiB, MiB, GiB")
  static let fraction = Setting<DigitLimits>(
    "fraction", "DIGITS", "With --iec: digits after the decimal separator: 2, 0..3",
    read: { text throws(BadValue) in try DigitLimits.read(text, atLeast: 0) })

  static let all = [
    style.spec, binary.spec, iec.spec, units.spec, actual.spec, plainZero.spec, fraction.spec,
  ]

  /// What prints a number of bytes in a locale.
  static func printer(
    _ options: Options
  ) throws(UsageError) -> @Sendable (Locale) -> Printer<Int64> {
    try options.refuse(binary, with: style)
    try options.refuse(iec, with: style)
    if options.has(iec) {
      let style = try iecStyle(options)
      return { locale in Printer(style.locale(locale), attributed: style.locale(locale).attributed)
      }
    }
    guard !options.has(fraction) else { throw UsageError("--fraction goes with --iec only") }
    let style = try decimalStyle(options)
    return { locale in Printer(style.locale(locale), attributed: style.locale(locale).attributed) }
  }

  private static func decimalStyle(_ options: Options) throws(UsageError) -> ByteCountFormatStyle {
    ByteCountFormatStyle(
      style: options.has(binary) ? .binary : try options.value(of: style, or: .file),
      allowedUnits: try allowedUnits(options), spellsOutZero: !options.has(plainZero),
      includesActualByteCount: options.has(actual))
  }

  private static func iecStyle(_ options: Options) throws(UsageError) -> IECByteCountFormatStyle {
    let digits = try options.value(of: fraction)
    return IECByteCountFormatStyle(
      allowedUnits: .init(rawValue: try allowedUnits(options).rawValue),
      spellsOutZero: !options.has(plainZero), includesActualByteCount: options.has(actual),
      fractionDigits: digits.map { min($0.least, 18)...min($0.most ?? 18, 18) })
  }

  /// The units as one set; Foundation makes all units of an empty one, so it cannot grow from there.
  private static func allowedUnits(
    _ options: Options
  ) throws(UsageError) -> ByteCountFormatStyle.Units {
    let units = try options.value(of: units, or: [.all])
    return ByteCountFormatStyle.Units(rawValue: units.reduce(0) { $0 | $1.rawValue })
  }

  /// Reads a whole number of bytes.
  static func read(_ text: String) throws(BadValue) -> Int64 {
    let wanted = "a number of bytes"
    let number = try NumberReader.finite(text, wanted: wanted)
    guard number.isInteger else {
      throw BadValue(value: text, wanted: wanted, reason: "it is not whole")
    }
    guard let count = number.integer(as: Int64.self) else {
      throw BadValue(
        value: text, wanted: wanted,
        reason: "sizes go from \(Int64.min) to \(Int64.max)")
    }
    return count
  }
}
