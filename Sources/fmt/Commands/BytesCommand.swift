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
        Example("bytes 1.5 --unit gigabytes", "1.5 GB"),
      ],
      category: .numeric,
      work: .format { options, environment throws(UsageError) in
        try BytesOptions.formatter(options, environment)
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

  static let all =
    [
      ByteReader.unit.spec, style.spec, binary.spec, iec.spec, units.spec, actual.spec,
      plainZero.spec, fraction.spec,
    ] + InputScale.all

  static func formatter(
    _ options: Options, _ environment: Environment
  ) throws(UsageError) -> ValueFormatter {
    try options.refuse(binary, with: style)
    try options.refuse(iec, with: style)
    let reader = ByteReader(
      unit: try options.value(of: ByteReader.unit), scale: try InputScale(options, environment))
    if options.has(iec) {
      let style = try iecStyle(options)
      return ValueFormatter(
        read: { word throws(BadValue) in try reader.readWhole(word) },
        printer: { locale in
          Printer(style.locale(locale), attributed: style.locale(locale).attributed)
        }
      ).quickly { locale in
        reader.isPlain ? Quick.integers(style.locale(locale)) { $0 } : nil
      }
    }
    guard !options.has(fraction) else { throw UsageError("--fraction goes with --iec only") }
    let style = try decimalStyle(options)
    return ValueFormatter(
      read: { word throws(BadValue) in try reader.read(word) },
      printer: { locale in printer(style.locale(locale)) }
    ).quickly { locale in
      reader.isPlain ? Quick.integers(style.locale(locale)) { $0 } : nil
    }
  }

  private static func printer(_ style: ByteCountFormatStyle) -> Printer<DataSize> {
    let whole = Printer(style, attributed: style.attributed)
    return Printer { size, form throws(BadValue) in
      switch (size, form) {
      case (.bytes(let bytes), _): try whole.print(bytes, form)
      case (.amount(let number, let unit), .plain):
        Rendering(style.format(number.text, unit: unit))
      case (.amount(let number, let unit), .parts):
        Rendering(style.attributed(number.text, unit: unit))
      }
    }
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
}
