/// A number as it is written: 1.50 is 150 with two fraction digits.
struct QuantitySample: Hashable, Sendable {
  let digits: UInt64
  var fractionDigits = 0

  /// The number in ASCII.
  var decimal: String {
    let text = String(digits)
    let zeros = String(repeating: "0", count: max(0, fractionDigits + 1 - text.count))
    let padded = zeros + text
    let fraction = padded.suffix(fractionDigits)
    return padded.dropLast(fractionDigits) + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension PluralRules {
  /// Numbers of each category that have from so many to so many fraction digits, the usual ones first.
  ///
  /// At most two for a category, one of them with a fraction where there is one; none of them is zero.
  func samples(fractionDigits: ClosedRange<Int>) -> [PluralCategory: [QuantitySample]] {
    var samples: [PluralCategory: [QuantitySample]] = [:]
    for candidate in Self.candidates(fractionDigits) {
      guard
        let category = category(
          digits: candidate.digits, fractionDigits: candidate.fractionDigits)
      else { continue }
      let known = samples[category, default: []]
      let isNew =
        known.isEmpty || known.count == 1 && known[0].fractionDigits != candidate.fractionDigits
      if isNew { samples[category] = known + [candidate] }
    }
    return samples
  }

  /// A number of each category, whole where there is such a one.
  var samples: [PluralCategory: QuantitySample] {
    var samples = samples(fractionDigits: 0...1).compactMapValues(\.first)
    let zero = QuantitySample(digits: 0)
    if samples[category(of: 0)] == nil { samples[category(of: 0)] = zero }
    return samples
  }

  private static func candidates(_ fractionDigits: ClosedRange<Int>) -> [QuantitySample] {
    let least = fractionDigits.lowerBound
    guard fractionDigits.upperBound < 12 else { return [] }
    let integers = Array(UInt64(1)...120) + [200, 1_000, 1_000_000]
    let longest = min(fractionDigits.upperBound, least + 2)
    return (least...longest).flatMap { places in
      let power = powersOfTen[places]
      let whole = integers.map { QuantitySample(digits: $0 * power, fractionDigits: places) }
      let broken = (1..<UInt64(120)).map { QuantitySample(digits: $0, fractionDigits: places) }
      if places == 0 { return whole }
      // Zeros at the end of a fraction stand only where so many digits have to.
      return places == least
        ? whole + broken : broken.filter { !$0.digits.isMultiple(of: 10) }
    }
  }
}
