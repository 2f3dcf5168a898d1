/// A whole number of any size, at least zero: what exact unit conversion counts with.
struct Natural: Hashable, Sendable {
  /// Base 2³², least first, no zeros at the end; empty for zero.
  private(set) var limbs: [UInt32]

  static let zero = Natural(limbs: [])
  static let one = Natural(1)

  init(_ value: UInt64) {
    self.init(limbs: [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)])
  }

  fileprivate init(limbs: [UInt32]) {
    self.limbs = limbs
    while self.limbs.last == 0 { self.limbs.removeLast() }
  }

  var isZero: Bool {
    limbs.isEmpty
  }

  /// The number of binary digits; 0 for zero.
  var bitWidth: Int {
    limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0)
  }

  /// The value when it fits in 64 bits.
  var uint64: UInt64? {
    switch limbs.count {
    case 0: 0
    case 1: UInt64(limbs[0])
    case 2: UInt64(limbs[1]) << 32 | UInt64(limbs[0])
    default: nil
    }
  }
}

extension Natural: Comparable {
  static func < (left: Natural, right: Natural) -> Bool {
    guard left.limbs.count == right.limbs.count else {
      return left.limbs.count < right.limbs.count
    }
    for index in left.limbs.indices.reversed() where left.limbs[index] != right.limbs[index] {
      return left.limbs[index] < right.limbs[index]
    }
    return false
  }
}

extension Natural {
  static func + (left: Natural, right: Natural) -> Natural {
    let (long, short) = left.limbs.count >= right.limbs.count ? (left, right) : (right, left)
    var limbs = long.limbs
    var carry: UInt64 = 0
    for index in limbs.indices {
      carry += UInt64(limbs[index]) + UInt64(index < short.limbs.count ? short.limbs[index] : 0)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
    return Natural(limbs: limbs)
  }

  /// The distance between two numbers, whichever is the greater.
  static func distance(_ left: Natural, _ right: Natural) -> Natural {
    let (large, small) = left < right ? (right, left) : (left, right)
    var limbs = large.limbs
    var borrow: Int64 = 0
    for index in limbs.indices {
      borrow += Int64(limbs[index]) - Int64(index < small.limbs.count ? small.limbs[index] : 0)
      limbs[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    return Natural(limbs: limbs)
  }

  static func * (left: Natural, right: Natural) -> Natural {
    if left == .one { return right }
    if right == .one { return left }
    if left.isZero || right.isZero { return .zero }
    var limbs = [UInt32](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (row, factor) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (column, other) in right.limbs.enumerated() {
        carry += UInt64(factor) * UInt64(other) + UInt64(limbs[row + column])
        limbs[row + column] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      limbs[row + right.limbs.count] = UInt32(carry)
    }
    return Natural(limbs: limbs)
  }

  /// A number to a small power.
  func power(_ exponent: Int) -> Natural {
    var (result, square, rest) = (Natural.one, self, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      rest >>= 1
      if rest > 0 { square = square * square }
    }
    return result
  }

  private static let smallPowersOfTen: [Natural] = (0...64).map { Natural(10).power($0) }

  /// 10 to a power that is at least 0.
  static func powerOfTen(_ exponent: Int) -> Natural {
    exponent < smallPowersOfTen.count ? smallPowersOfTen[exponent] : Natural(10).power(exponent)
  }
}

extension Natural {
  /// Long division; the divisor must not be zero.
  func quotientAndRemainder(
    dividingBy divisor: Natural
  ) -> (quotient: Natural, remainder: Natural) {
    if self < divisor { return (.zero, self) }
    if divisor == .one { return (self, .zero) }
    if divisor.limbs.count == 1 {
      let (quotient, remainder) = divided(byLimb: divisor.limbs[0])
      return (quotient, Natural(UInt64(remainder)))
    }
    return divided(byLong: divisor)
  }

  private func divided(byLimb divisor: UInt32) -> (quotient: Natural, remainder: UInt32) {
    var limbs = limbs
    var rest: UInt64 = 0
    for index in limbs.indices.reversed() {
      rest = rest << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(rest / UInt64(divisor))
      rest %= UInt64(divisor)
    }
    return (Natural(limbs: limbs), UInt32(rest))
  }

  /// Knuth, The Art of Computer Programming, volume 2, section 4.3.1, algorithm D.
  private func divided(byLong divisor: Natural) -> (quotient: Natural, remainder: Natural) {
    let shift = divisor.limbs[divisor.limbs.count - 1].leadingZeroBitCount
    let low = divisor.shiftedLeft(shift).limbs
    var rest = shiftedLeft(shift).limbs
    rest += [UInt32](repeating: 0, count: limbs.count + 1 - rest.count)
    var quotient = [UInt32](repeating: 0, count: rest.count - low.count)
    for place in quotient.indices.reversed() {
      quotient[place] = Self.digit(at: place, of: &rest, by: low)
    }
    return (Natural(limbs: quotient), Natural(limbs: rest).shiftedRight(shift))
  }

  /// One digit of a long division; what it accounts for is taken from the rest.
  private static func digit(at place: Int, of rest: inout [UInt32], by low: [UInt32]) -> UInt32 {
    let count = low.count
    let top = UInt64(rest[place + count]) << 32 | UInt64(rest[place + count - 1])
    var guess = top / UInt64(low[count - 1])
    var left = top % UInt64(low[count - 1])
    while guess >> 32 != 0
      || guess * UInt64(low[count - 2]) > (left << 32 | UInt64(rest[place + count - 2]))
    {
      guess -= 1
      left += UInt64(low[count - 1])
      if left >> 32 != 0 { break }
    }
    guard subtract(low, times: guess, at: place, from: &rest) else { return UInt32(guess) }
    add(low, at: place, to: &rest)
    return UInt32(guess - 1)
  }

  /// Takes a multiple away, and says whether that was too much.
  private static func subtract(
    _ low: [UInt32], times guess: UInt64, at place: Int, from rest: inout [UInt32]
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for index in low.indices {
      carry += guess * UInt64(low[index])
      borrow += Int64(rest[place + index]) - Int64(carry & 0xFFFF_FFFF)
      rest[place + index] = UInt32(truncatingIfNeeded: borrow)
      carry >>= 32
      borrow >>= 32
    }
    borrow += Int64(rest[place + low.count]) - Int64(carry)
    rest[place + low.count] = UInt32(truncatingIfNeeded: borrow)
    return borrow < 0
  }

  private static func add(_ low: [UInt32], at place: Int, to rest: inout [UInt32]) {
    var carry: UInt64 = 0
    for index in low.indices {
      carry += UInt64(rest[place + index]) + UInt64(low[index])
      rest[place + index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    rest[place + low.count] &+= UInt32(carry)
  }

  private func shiftedLeft(_ shift: Int) -> Natural {
    shift == 0 ? self : self * Natural(1 << UInt64(shift))
  }

  private func shiftedRight(_ shift: Int) -> Natural {
    shift == 0 ? self : divided(byLimb: 1 << UInt32(shift)).quotient
  }

  /// The greatest common divisor.
  static func greatestCommonDivisor(_ left: Natural, _ right: Natural) -> Natural {
    var (large, small) = (left, right)
    while !small.isZero {
      (large, small) = (small, large.quotientAndRemainder(dividingBy: small).remainder)
    }
    return large
  }
}

extension Natural {
  /// Reads ASCII digits; other bytes must not be there.
  init(digits: some Sequence<UInt8>) {
    var (number, chunk, scale) = (Natural.zero, UInt64(0), UInt64(1))
    for digit in digits {
      chunk = chunk * 10 + UInt64(digit - UInt8(ascii: "0"))
      scale *= 10
      if scale == 1_000_000_000 {
        number = number * Natural(scale) + Natural(chunk)
        (chunk, scale) = (0, 1)
      }
    }
    self = number * Natural(scale) + Natural(chunk)
  }

  /// The number's decimal digits, in ASCII, without zeros before them; "0" for zero.
  var digits: [UInt8] {
    if isZero { return [UInt8(ascii: "0")] }
    var reversed: [UInt8] = []
    var rest = self
    while !rest.isZero {
      var (quotient, chunk) = rest.divided(byLimb: 1_000_000_000)
      for _ in 0..<9 where !quotient.isZero || chunk > 0 {
        reversed.append(UInt8(ascii: "0") + UInt8(chunk % 10))
        chunk /= 10
      }
      rest = quotient
    }
    return reversed.reversed()
  }
}
