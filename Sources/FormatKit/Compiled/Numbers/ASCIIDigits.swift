/// Writes ASCII digits to memory, three at a time.
///
/// A copy of `shared` holds the address of the table, which costs a check to get from a global.
struct ASCIIDigits: BitwiseCopyable, @unchecked Sendable {
  static let shared = ASCIIDigits()

  // 0 to 999, three digits each, in four bytes; written in `init` alone.
  private let table: UnsafePointer<UInt32>

  private init() {
    let table = UnsafeMutablePointer<UInt32>.allocate(capacity: 1000)
    for value in 0..<UInt32(1000) {
      let digits = value / 100 | ((value / 10) % 10) << 8 | (value % 10) << 16
      (table + Int(value)).initialize(to: digits | 0x30_30_30)
    }
    self.table = UnsafePointer(table)
  }

  /// Stores three digits.
  @inline(__always)
  func store(triple value: UInt64, at start: UnsafeMutablePointer<UInt8>) {
    let word = table[Int(truncatingIfNeeded: value)]
    let memory = UnsafeMutableRawPointer(start)
    memory.storeBytes(of: UInt16(truncatingIfNeeded: word).littleEndian, as: UInt16.self)
    memory.storeBytes(of: UInt8(truncatingIfNeeded: word >> 16), toByteOffset: 2, as: UInt8.self)
  }

  /// Stores two digits.
  @inline(__always)
  func store(pair value: Int, at start: UnsafeMutablePointer<UInt8>) {
    let value = UInt32(truncatingIfNeeded: value)
    let tens = (value &* 103) >> 10
    let pair = UInt16(truncatingIfNeeded: tens | (value &- tens &* 10) << 8 | 0x3030)
    UnsafeMutableRawPointer(start).storeBytes(of: pair.littleEndian, as: UInt16.self)
  }

  /// Stores four digits.
  @inline(__always)
  func store(four value: Int, at start: UnsafeMutablePointer<UInt8>) {
    let hundreds = Int(UInt32(truncatingIfNeeded: value) / 100)
    store(pair: hundreds, at: start)
    store(pair: value &- hundreds &* 100, at: start + 2)
  }

  /// Stores the last `count` digits of a value, zeros in front.
  @inline(__always)
  func store(_ value: UInt64, count: Int, at start: UnsafeMutablePointer<UInt8>) {
    var value = value
    var end = start + count
    while end - start >= 3 {
      let quotient = value / 1000
      end -= 3
      store(triple: value &- quotient &* 1000, at: end)
      value = quotient
    }
    while end > start {
      let quotient = value / 10
      end -= 1
      end.pointee = UInt8(truncatingIfNeeded: value &- quotient &* 10) | 0x30
      value = quotient
    }
  }

  /// Stores all digits of a value and answers how many there are; there is room for 40.
  func store(all value: UInt128, at start: UnsafeMutablePointer<UInt8>) -> Int {
    let count = value.digitCount
    var value = value
    var end = start + count
    while value > UInt128(UInt64.max) {
      let (quotient, remainder) = value.quotientAndRemainder(dividingBy: UInt128.powerOfTen(18))
      end -= 18
      store(UInt64(truncatingIfNeeded: remainder), count: 18, at: end)
      value = quotient
    }
    store(UInt64(truncatingIfNeeded: value), count: end - start, at: start)
    return count
  }
}
