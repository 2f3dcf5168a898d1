import FormatKit
import Foundation

/// A size: a whole number of bytes where it is one, or else a number in a unit of data.
enum DataSize: Sendable {
  case bytes(Int64)
  case amount(ExactDecimal, UnitInformationStorage)
}

/// Reads sizes, in bytes or in the unit of `--unit`.
struct ByteReader: Sendable {
  static let unit = Setting<KnownUnit>(
    "unit", "UNIT",
    "The unit of the values: kilobytes, gibibytes, bits (fmt units byte lists them)",
    default: "bytes", read: { text throws(BadValue) in try unit(text) })

  let unit: KnownUnit?
  let scale: InputScale

  /// Whether values are bytes as they are written.
  var isPlain: Bool { unit == nil && scale.isPlain }

  private static let wanted = "a number of bytes"

  /// Reads a size, of any length.
  func read(_ text: String) throws(BadValue) -> DataSize {
    let number = try scale.finite(text, wanted: Self.wanted)
    if isPlain, !number.isInteger {
      throw BadValue(
        value: text, wanted: Self.wanted, reason: "it is not whole",
        advice: "--unit bytes allows a fraction")
    }
    if unit == nil, let bytes = number.integer(as: Int64.self) { return .bytes(bytes) }
    let storage = unit?.unit as? UnitInformationStorage ?? .bytes
    return ByteCountFormatStyle.wholeBytes(number.text, unit: storage).map { .bytes($0) }
      ?? .amount(number, storage)
  }

  /// Reads a size that is a whole number of bytes.
  func readWhole(_ text: String) throws(BadValue) -> Int64 {
    guard case .bytes(let bytes) = try read(text) else {
      throw BadValue(
        value: text, wanted: Self.wanted,
        reason: "with --iec sizes are whole bytes from \(Int64.min) to \(Int64.max)")
    }
    return bytes
  }

  private static func unit(_ text: String) throws(BadValue) -> KnownUnit {
    let units = UnitCatalogue.units.filter { $0.unit is UnitInformationStorage }
    let named = UnitCatalogue.units(named: text)
    if let unit = named.first(where: { $0.unit is UnitInformationStorage }) { return unit }
    throw .unknown(text, wanted: "a unit of data", among: units.map(\.name))
  }
}
