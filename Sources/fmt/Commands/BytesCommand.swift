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
        Example("bytes 3071 --actual", "3 kB (3,071 bytes)"),
      ],
      work: .format { options, _ throws(UsageError) in
        let style = try BytesOptions.style(options)
        return ValueFormatter(
          read: { word throws(BadValue) in try BytesOptions.read(word) },
          printer: { locale in
            let style = style.locale(locale)
            return Printer(style, attributed: style.attributed)
          })
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

  static let all = [style.spec, binary.spec, units.spec, actual.spec, plainZero.spec]

  static func style(_ options: Options) throws(UsageError) -> ByteCountFormatStyle {
    try options.refuse(binary, with: style)
    let units = try options.value(of: units, or: [.all])
    return ByteCountFormatStyle(
      style: options.has(binary) ? .binary : try options.value(of: style, or: .file),
      allowedUnits: units.reduce(into: []) { $0.formUnion($1) },
      spellsOutZero: !options.has(plainZero),
      includesActualByteCount: options.has(actual))
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
