internal import Foundation

/// The signs that numbers are made of in one locale and numbering system, as Foundation writes them.
struct NumberSymbols: Hashable, Sendable {
  /// The ten digits, from zero.
  let digits: [Unicode.Scalar]
  let decimalSeparator: [Unicode.Scalar]
  /// Empty where the locale does not group digits.
  let groupingSeparator: [Unicode.Scalar]
  /// How many digits the last group has.
  let groupSize: Int
  /// How many digits the groups before the last one have.
  let higherGroupSize: Int

  /// What is formatted to see them: each digit at its own place, groups enough, and a fraction.
  static let probe = Decimal(1_234_567_890_123_456) + Decimal(5) / 10

  /// Reads the symbols off the probe's text, whose parts are marked; `nil` when it is not as expected.
  init?(observing probe: AttributedString) {
    var integers: [[Unicode.Scalar]] = [[]]
    var decimal: [Unicode.Scalar] = []
    var grouping: [Unicode.Scalar] = []
    for run in probe.runs {
      let scalars = ReadingText.scalars(of: String(probe[run.range].characters))
      if run.numberSymbol == .groupingSeparator {
        grouping = scalars
        integers.append([])
      } else if run.numberSymbol == .decimalSeparator {
        decimal = scalars
      } else if run.numberPart == .integer {
        integers[integers.count - 1] += scalars
      }
    }
    let written = Array(integers.joined())
    guard written.count == 16, !decimal.isEmpty else { return nil }
    digits = [written[9]] + written[..<9]
    decimalSeparator = decimal
    groupingSeparator = grouping
    groupSize = integers.count > 1 ? integers.last!.count : 0
    higherGroupSize = integers.count > 2 ? integers[integers.count - 2].count : groupSize
  }

  private init(_ symbols: NumberSymbols, digits: [Unicode.Scalar]) {
    self.digits = digits
    decimalSeparator = symbols.decimalSeparator
    groupingSeparator = symbols.groupingSeparator
    groupSize = symbols.groupSize
    higherGroupSize = symbols.higherGroupSize
  }

  /// The same symbols with ASCII digits.
  var withASCIIDigits: NumberSymbols {
    NumberSymbols(self, digits: (0...9).map { Unicode.Scalar(UInt8(ascii: "0") + $0) })
  }

  /// The value of a digit of this numbering system.
  func value(of scalar: Unicode.Scalar) -> UInt8? {
    digits.firstIndex(of: scalar).map(UInt8.init)
  }
}
