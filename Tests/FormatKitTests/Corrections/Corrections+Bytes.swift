import Foundation

extension CorrectedKind {
  static let byteCounts = CorrectedKind(
    title: "Byte counts",
    rule: """
      A number stays in the smaller unit until it fills, as it is written, one of the larger (IEC 80000-13: a kilobyte \
      is 1000 bytes, not 999). The unit is chosen after rounding, by exact arithmetic, and there is one for every number \
      of bytes.
      """,
    corrections: [
      bytes(999, .file, foundation: "1 kB", formatKit: "999 bytes"),
      bytes(-999, .file, foundation: "-1 kB", formatKit: "-999 bytes"),
      bytes(1_023, .binary, foundation: "1 kB", formatKit: "1,023 bytes"),
      bytes(999_499, .file, foundation: "1 MB", formatKit: "999 kB"),
      bytes(1_048_063, .memory, foundation: "1 MB", formatKit: "1,023 kB"),
      bytes(999_949_999, .decimal, foundation: "1 GB", formatKit: "999.9 MB"),
      bytes(.max, .file, foundation: "9,223.37 PB", formatKit: "9.22 EB"),
      bytes(
        .max, .file, locale: "fr_FR", foundation: "9\u{202F}223,37\u{202F}Po",
        formatKit: "9,22\u{202F}Eo"),
      bytes(.min, .binary, foundation: "-8,192 PB", formatKit: "-8 EB"),
      bytes(
        .max, .file, units: .bytes, foundation: "9,223,372,036,854,776,000 bytes",
        formatKit: "9,223,372,036,854,775,807 bytes"),
      bytes(
        5_000_000, .file, units: .bytes.union(.gb), foundation: "0 GB",
        formatKit: "5,000,000 bytes"),
      bytes(
        5_000_000_000_000_000_000, .file, units: .eb, foundation: "5,000 PB", formatKit: "5 EB"),
    ])

  private static func bytes(
    _ count: Int64, _ style: ByteCountFormatStyle.Style, units: ByteCountFormatStyle.Units = .all,
    locale: String = "en_US", foundation: String, formatKit: String
  ) -> Correction {
    let names: [UInt: String] = [1: ".bytes", 9: ".bytes.union(.gb)", 64: ".eb"]
    let allowed = names[units.rawValue].map { ", allowedUnits: \($0)" } ?? ""
    return Correction(
      String(count), count, ".byteCount(style: .\(style)\(allowed))",
      ByteCountFormatStyle(style: style, allowedUnits: units), locale: locale,
      foundation: foundation, formatKit: formatKit)
  }
}
