import Foundation

private let locale = Locale(identifier: "en_US")

/// The rows of the number styles.
var numberRows: [() -> Row] {
  [
    {
      Row(
        "integer, grouped", IntegerFormatStyle<Int>(locale: locale), Values.integers,
        goal: Goal(bytes: 60, string: 30, format: 5)
      ) {
        if $0 < 0 { $1.append(UInt8(ascii: "-")) }
        appendGrouped(UInt64($0.magnitude), to: &$1)
      }
    },
    {
      Row(
        "double", FloatingPointFormatStyle<Double>(locale: locale), Values.doubles,
        goal: Goal(bytes: 20, string: 15, format: 5)
      ) {
        appendDouble($0, to: &$1)
      }
    },
    {
      Row(
        "currency, integer", IntegerFormatStyle<Int>.Currency(code: "USD", locale: locale),
        Values.integers, goal: Goal(bytes: 60, string: 25, format: 5)
      ) {
        append($0 < 0 ? "-$" : "$", to: &$1)
        appendGrouped(UInt64($0.magnitude), to: &$1)
        append(".00", to: &$1)
      }
    },
    {
      let values = Values.integers.map { Decimal($0) / 100 }
      let cents = Values.integers
      var index = 0
      return Row(
        "currency, Decimal", Decimal.FormatStyle.Currency(code: "USD", locale: locale), values,
        goal: Goal(bytes: 60, string: 40, format: 5)
      ) {
        // By hand one would keep cents.
        _ = $0
        let value = cents[index]
        index = index + 1 == cents.count ? 0 : index + 1
        append(value < 0 ? "-$" : "$", to: &$1)
        appendGrouped(UInt64(value.magnitude) / 100, to: &$1)
        $1.append(UInt8(ascii: "."))
        appendTwoDigits(UInt64(value.magnitude) % 100, to: &$1)
      }
    },
    {
      Row(
        "percent, double", FloatingPointFormatStyle<Double>.Percent(locale: locale), Values.shares,
        goal: Goal(bytes: 60, string: 40, format: 5)
      ) {
        appendDouble($0 * 100, to: &$1)
        $1.append(UInt8(ascii: "%"))
      }
    },
  ]
}

/// Values that come in no order a branch predictor could learn.
enum Values {
  static let integers: [Int] = {
    var state: UInt64 = 42
    return (0..<1024).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(bitPattern: UInt(state)) >> (34 + Int(state >> 59 & 15))
    }
  }()

  static let doubles: [Double] = integers.map { Double($0) / 100 }
  static let shares: [Double] = integers.map { Double($0 % 10_000) / 10_000 }
}

/// Appends a number of at most two fraction digits.
func appendDouble(_ value: Double, to bytes: inout [UInt8]) {
  let hundredths = UInt64((value.magnitude * 100).rounded())
  if value < 0 { bytes.append(UInt8(ascii: "-")) }
  appendGrouped(hundredths / 100, to: &bytes)
  let fraction = hundredths % 100
  guard fraction > 0 else { return }
  bytes.append(UInt8(ascii: "."))
  bytes.append(UInt8(truncatingIfNeeded: fraction / 10) | 0x30)
  if fraction % 10 > 0 { bytes.append(UInt8(truncatingIfNeeded: fraction % 10) | 0x30) }
}
