internal import Foundation

/// What can be seen of a number style: its shape, and what stands around numbers of each sign.
struct NumberTemplate: Sendable {
  let shape: NumberShape
  /// What owns the shape.
  let pieces = UTF8Pieces()
  /// The digits from 0 to 9.
  let digits: [Unicode.Scalar]
  let decimalSeparator: String
  private let samples: [NumberSign: NumberParts]

  /// Learns a template from the texts of a style that shows two fraction digits, in common notation;
  /// `nil` when they do not read as expected.
  init?(_ attributed: (Double) -> AttributedString) {
    let sample = NumberParts(attributed(1_234_567_890_123.75))
    guard let scalars = Self.digits(of: sample), let glyphs = pieces.digits(scalars) else {
      return nil
    }
    self.digits = scalars
    decimalSeparator = sample.decimalSeparator
    samples = [
      .positive: sample,
      .negative: NumberParts(attributed(-1.75)),
      .zero: NumberParts(attributed(0)),
      .negativeZero: NumberParts(attributed(-0.0)),
    ]
    shape = NumberShape(
      digits: glyphs, grouping: Self.grouping(of: sample, attributed),
      groupSeparator: pieces.piece(sample.groupSeparators.first ?? ""),
      decimalSeparator: pieces.piece(decimalSeparator))
  }

  /// The digit zero.
  var zero: String { String(digits[0]) }

  /// What stands before and after a number of a sign.
  func affixes(of sign: NumberSign) -> (prefix: String, suffix: String) {
    (samples[sign]?.prefix ?? "", samples[sign]?.suffix ?? "")
  }

  // The sample's digits are 1234567890123 and 75.
  private static func digits(of sample: NumberParts) -> [Unicode.Scalar]? {
    let integer = sample.groups.flatMap(\.unicodeScalars)
    guard integer.count == 13, sample.groupSeparators.count <= 1 else { return nil }
    let digits = [integer[9]] + integer[0..<9]
    guard integer[10...].elementsEqual(digits[1...3]),
      sample.fraction.unicodeScalars.elementsEqual([digits[7], digits[5]])
    else { return nil }
    return digits
  }

  private static func grouping(
    of sample: NumberParts, _ attributed: (Double) -> AttributedString
  ) -> NumberGrouping {
    let sizes = sample.groups.map(\.unicodeScalars.count)
    guard let primary = sizes.last, sizes.count > 1 else { return .none }
    // The first group is whole only when another stands before it.
    let secondary = sizes.count > 2 ? sizes[sizes.count - 2] : primary
    let minimum = (1...6).first { digits in
      let value = (0..<primary + digits).reduce(0.75) { sum, place in
        sum + exactPowersOfTen[place]
      }
      return NumberParts(attributed(value)).groups.count > 1
    }
    return NumberGrouping(primary: primary, secondary: secondary, minimum: minimum ?? 7)
  }
}
