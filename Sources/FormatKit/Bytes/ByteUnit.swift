internal import Foundation

/// A multiple of the byte (IEC 80000-13, clause 4: the decimal prefixes of the International System).
enum ByteUnit: Int, CaseIterable, Sendable {
  case byte, kilobyte, megabyte, gigabyte, terabyte, petabyte, exabyte, zettabyte, yottabyte

  /// How many of a unit make the next: 1000, or 1024 for the styles that count as memory does.
  enum Base: UInt128, Sendable {
    case decimal = 1000
    case binary = 1024
  }

  /// The unit's size in bytes.
  func size(_ base: Base) -> UInt128 {
    (0..<rawValue).reduce(1) { size, _ in size * base.rawValue }
  }

  /// The most fraction digits that Foundation's styles write after a number of this unit.
  var fractionDigits: Int {
    switch self {
    case .byte, .kilobyte: 0
    case .megabyte: 1
    default: 2
    }
  }

  /// The symbol of the unit's prefix in the International System.
  var prefixSymbol: String {
    ["", "k", "M", "G", "T", "P", "E", "Z", "Y"][rawValue]
  }
}

extension ByteUnit {
  /// The unit as an option of Foundation's styles.
  var option: ByteCountFormatStyle.Units {
    ByteCountFormatStyle.Units(rawValue: 1 << UInt(rawValue))
  }

  /// The unit as Foundation's attribute names it.
  var attribute: AttributeScopes.FoundationAttributes.ByteCountAttribute.Unit {
    switch self {
    case .byte: .byte
    case .kilobyte: .kb
    case .megabyte: .mb
    case .gigabyte: .gb
    case .terabyte: .tb
    case .petabyte: .pb
    case .exabyte: .eb
    case .zettabyte: .zb
    case .yottabyte: .yb
    }
  }

  /// The units that a style may use, the smallest first; never none.
  static func allowed(by units: ByteCountFormatStyle.Units) -> [ByteUnit] {
    let allowed = allCases.filter { units.contains($0.option) }
    return allowed.isEmpty ? [.petabyte] : allowed
  }
}

extension ByteUnit.Base {
  /// What a style counts by.
  init(_ style: ByteCountFormatStyle.Style) {
    switch style {
    case .memory, .binary: self = .binary
    case .file, .decimal: self = .decimal
    @unknown default: self = .decimal
    }
  }
}
