// Loops that someone would write for one format in one locale, who needs it fast and nothing else.

/// The digits 00 to 99.
private let pairs: [UInt16] = (0..<100).map { UInt16(($0 / 10) | ($0 % 10) << 8) | 0x3030 }

/// Appends an integer with commas: "1,234,567".
@inline(__always)
func appendGrouped(_ value: UInt64, to bytes: inout [UInt8]) {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { memory in
    let start = memory.baseAddress.unsafelyUnwrapped
    var next = 32
    var rest = value
    while rest >= 1000 {
      let quotient = rest / 1000
      let group = Int(rest - quotient * 1000)
      next -= 4
      start[next] = UInt8(ascii: ",")
      start[next + 1] = UInt8(group / 100) | 0x30
      UnsafeMutableRawPointer(start + next + 2).storeBytes(of: pairs[group % 100], as: UInt16.self)
      rest = quotient
    }
    repeat {
      next -= 1
      start[next] = UInt8(truncatingIfNeeded: rest % 10) | 0x30
      rest /= 10
    } while rest > 0
    bytes.append(contentsOf: UnsafeBufferPointer(start: start + next, count: 32 - next))
  }
}

/// Appends two digits.
@inline(__always)
func appendTwoDigits(_ value: UInt64, to bytes: inout [UInt8]) {
  bytes.append(UInt8(truncatingIfNeeded: value / 10) | 0x30)
  bytes.append(UInt8(truncatingIfNeeded: value % 10) | 0x30)
}

/// Appends a text.
@inline(__always)
func append(_ text: StaticString, to bytes: inout [UInt8]) {
  bytes.append(
    contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
}
