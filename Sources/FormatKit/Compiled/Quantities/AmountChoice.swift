/// One unit, or several of falling size, that amounts from some size on are written in.
struct AmountChoice: BitwiseCopyable {
  let conversion: AmountConversion
  /// The least magnitude, in the (first) unit.
  let least: AmountThreshold
  let parts: UnsafePointer<AmountPart>
  let count: Int
  /// What joins several parts.
  let list: Unmanaged<ListPieces>?
}

/// A number of a unit.
struct AmountPart: BitwiseCopyable {
  /// How many of this unit make one of the unit before.
  let perPrevious: UInt64
  let form: QuantityForm
}

/// A size at which a unit begins.
struct AmountThreshold: BitwiseCopyable {
  let numerator: UInt64
  let denominator: UInt64
  let binary: Double

  init?(_ value: Rational) {
    guard !value.isNegative, let numerator = value.numerator.uint64,
      let denominator = value.denominator.uint64
    else { return nil }
    (self.numerator, self.denominator) = (numerator, denominator)
    binary = Double(numerator) / Double(denominator)
  }
}

// Its memory is written before it is shared.
extension AmountChoice: @unchecked Sendable {}

extension AmountChoice {
  /// Whether an amount fills the unit; `nil` where that is not known.
  @inline(__always)
  func takes(_ value: Double, _ amount: ApproximateAmount) -> Bool? {
    amount.isAtLeast(least.binary) ?? takesExactly(value)
  }

  @inline(never)
  private func takesExactly(_ value: Double) -> Bool? {
    conversion.exact(value)?.isAtLeast(least.numerator, of: least.denominator)
  }

  @inline(__always)
  func write(
    _ value: Double, _ amount: ApproximateAmount, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    if count > 1 { return writeParts(value, to: &cursor) }
    let form = parts.pointee.form
    if amount.hasSign, let number = amount.rounded(by: form.rules) {
      return form.write(rounded: number, to: &cursor)
    }
    return writeExactly(value, to: &cursor)
  }

  @inline(never)
  private func writeExactly(_ value: Double, to cursor: inout UTF8Cursor) -> WriteResult {
    guard let amount = conversion.exact(value), let (whole, rest) = amount.divided() else {
      return .notCovered
    }
    let (number, places) = amount.decimal(whole, rest: rest)
    let form = parts.pointee.form
    guard form.rules.rounds(number, exactPlaces: places) else { return .notCovered }
    return form.write(number, to: &cursor)
  }
}

// Several units.
extension AmountChoice {
  @inline(never)
  private func writeParts(_ value: Double, to cursor: inout UTF8Cursor) -> WriteResult {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { memory in
      let wholes = memory.baseAddress.unsafelyUnwrapped
      guard let amount = conversion.exact(value), let last = split(amount, wholes) else {
        return .notCovered
      }
      return put(last, wholes, isNegative: amount.isNegative, to: &cursor)
    }
  }

  /// Splits an amount among the units: the whole numbers of all but the last, and the last one's decimal.
  private func split(
    _ amount: ExactAmount, _ wholes: UnsafeMutablePointer<UInt64>
  ) -> DecimalNumber<UInt64>? {
    guard var (whole, rest) = amount.divided() else { return nil }
    for place in 1..<count {
      wholes[place &- 1] = whole
      let product = rest.multipliedFullWidth(by: parts[place].perPrevious)
      (whole, rest) = amount.denominator.dividingFullWidth(product)
    }
    let (decimal, places) = amount.decimal(whole, rest: rest)
    let number = DecimalNumber(
      isNegative: false, coefficient: decimal.coefficient, exponent: decimal.exponent)
    let part = parts[count &- 1]
    guard part.form.rules.rounds(number, exactPlaces: places),
      let isFull = part.isFilled(by: number)
    else { return nil }
    guard isFull else { return number }
    // Where the rounded last amount fills a larger unit, there is one more of that, and so on upwards.
    var place = count &- 2
    wholes[place] &+= 1
    while place > 0, wholes[place] >= parts[place].perPrevious {
      wholes[place] = 0
      place &-= 1
      wholes[place] &+= 1
    }
    return DecimalNumber(isNegative: false, coefficient: 0, exponent: 0)
  }

  private func put(
    _ last: DecimalNumber<UInt64>, _ wholes: UnsafePointer<UInt64>, isNegative: Bool,
    to cursor: inout UTF8Cursor
  ) -> WriteResult {
    guard let list else { return .notCovered }
    return list._withUnsafeGuaranteedRef { pieces in
      var progress = ListProgress(pieces, cursor)
      for place in 0..<count {
        let isLast = place == count &- 1
        let number =
          isLast
          ? last
          : DecimalNumber(
            isNegative: isNegative && place == 0, coefficient: wholes[place], exponent: 0)
        let result = progress.put(ListPlace(place, isLast: isLast), to: &cursor) {
          parts[place].form.write(number, to: &$0)
        }
        guard result == .written else { return result }
      }
      return .written
    }
  }

  /// The room for all parts.
  var room: Int {
    let overhead = list?._withUnsafeGuaranteedRef { $0.overhead } ?? 0
    return (0..<count).reduce(0) { $0 + parts[$1].form.room + overhead }
  }
}

extension AmountPart {
  /// Whether an amount, rounded as it is written, fills the unit before; `nil` where that is not known.
  fileprivate func isFilled(by number: DecimalNumber<UInt64>) -> Bool? {
    var number = number
    guard number.round(to: form.rules.precision, rule: form.rules.rounding) != nil else {
      return nil
    }
    number.normalize(keeping: 0)
    guard -18...0 ~= number.exponent else { return nil }
    let (whole, _) = number.coefficient.divided(byPowerOfTen: -number.exponent)
    return whole >= perPrevious
  }
}
