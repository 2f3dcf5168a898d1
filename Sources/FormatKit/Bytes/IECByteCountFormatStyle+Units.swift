extension IECByteCountFormatStyle {
  /// The units of IEC 80000-13 that a text may use: `[.mib, .gib]`.
  ///
  /// The empty set allows all of them, since some unit has to be written.
  public struct Units: OptionSet, Codable, Hashable, Sendable {
    /// A bit for each unit, the byte's in the lowest place.
    public var rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Bytes.
    public static let bytes = Units(.byte)
    /// Kibibytes, of 1024 bytes.
    public static let kib = Units(.kilobyte)
    /// Mebibytes, of 1024 KiB.
    public static let mib = Units(.megabyte)
    /// Gibibytes, of 1024 MiB.
    public static let gib = Units(.gigabyte)
    /// Tebibytes, of 1024 GiB.
    public static let tib = Units(.terabyte)
    /// Pebibytes, of 1024 TiB.
    public static let pib = Units(.petabyte)
    /// Exbibytes, of 1024 PiB; 8 of them are more than an `Int64` can count.
    public static let eib = Units(.exabyte)
    /// Every unit from the byte to the exbibyte.
    public static let all: Units = [.bytes, .kib, .mib, .gib, .tib, .pib, .eib]

    init(_ unit: ByteUnit) {
      self.init(rawValue: 1 << UInt(unit.rawValue))
    }

    /// The units, the smallest first; never none.
    var units: [ByteUnit] {
      let allowed = ByteUnit.allCases.filter { Self.all.contains(Units($0)) && contains(Units($0)) }
      return allowed.isEmpty ? Self.all.units : allowed
    }
  }
}
