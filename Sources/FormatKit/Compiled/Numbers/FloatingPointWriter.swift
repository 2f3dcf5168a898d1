/// A binary number whose shortest decimal can be found.
protocol BinaryNumber: BinaryFloatingPoint, Sendable {
  /// How far off the shortest decimal can be, relative to the value, with room for two roundings.
  static var tolerance: Double { get }

  var shortestDecimal: DecimalNumber<UInt64> { get }
  /// The `Double` of the same shortest decimal; `nil` where finding it takes more than one operation.
  var widened: Double? { get }
}

extension Double: BinaryNumber {
  static var tolerance: Double { 0x1p-51 }

  @inline(__always)
  var shortestDecimal: DecimalNumber<UInt64> { DecimalNumber(shortest: self) }

  @inline(__always)
  var widened: Double? { self }
}

extension Float: BinaryNumber {
  static var tolerance: Double { 0x1p-22 }

  @inline(__always)
  var shortestDecimal: DecimalNumber<UInt64> { DecimalNumber(shortest: self) }

  // Digits and power are exact, so the one operation rounds correctly.
  var widened: Double? {
    let decimal = shortestDecimal
    let places = Int(decimal.exponent.magnitude)
    guard exactPowersOfTen.indices.contains(places) else { return nil }
    let digits = Double(decimal.coefficient)
    let power = exactPowersOfTen[places]
    let size = decimal.exponent < 0 ? digits / power : digits * power
    return decimal.isNegative ? -size : size
  }
}

/// Something learned that writes decimal numbers by its rules.
protocol DecimalForm: Sendable {
  var rules: NumberRules { get }
  /// The room for every number whose digits fit a `UInt64` and are not moved far by the exponent.
  var room: Int { get }

  /// Writes any number.
  func write(_ number: DecimalNumber<UInt64>, to cursor: inout UTF8Cursor) -> WriteResult

  /// Writes a number that has been scaled and rounded to the fraction digits of the rules.
  func write(rounded number: DecimalNumber<UInt64>, to cursor: inout UTF8Cursor) -> WriteResult
}

/// Writes binary numbers in a form, by their shortest decimal.
struct FloatingPointWriter<Value: BinaryNumber, Form: DecimalForm>: ValueWriter {
  let form: Form
  private let special: SpecialNumbers
  private let isApproximated: Bool
  // Whether a magnitude that is off by one would show.
  private let isSensitive: Bool
  // Whether numbers are rounded to steps, which ICU does with an approximation of large ones.
  private let isStepped: Bool
  // For rounding at a fixed number of fraction digits.
  private let places: Int?
  private let power: Double
  private let rounding: RoundingRule

  /// Makes a writer; `text` gives the text of infinity and of what is not a number.
  init(form: Form, text: (Double) -> String) {
    self.form = form
    special = SpecialNumbers(text)
    isApproximated = form.rules.divides && !form.rules.takesShortestDecimals
    isSensitive = form.rules.countsFromTheFirstDigit
    isStepped = form.rules.roundsToSteps && !form.rules.takesShortestDecimals
    rounding = form.rules.rounding
    let places = form.rules.fractionLimit.map { $0 + form.rules.scaleExponent }
    self.places = places.flatMap { exactPowersOfTen.indices.contains($0) ? $0 : nil }
    power = exactPowersOfTen[self.places ?? 0]
  }

  var room: Int { form.room }

  @inline(__always)
  func write(_ value: Value, to cursor: inout UTF8Cursor) -> WriteResult {
    guard value.isFinite else { return special.write(Double(value), to: &cursor) }
    if places != nil, let number = rounded(Double(value)) {
      return form.write(rounded: number, to: &cursor)
    }
    if isStepped, value.magnitude >= 0x1p53 { return .notCovered }
    if isApproximated {
      guard let wide = value.widened, let number = DecimalNumber(approximating: wide) else {
        return .notCovered
      }
      return form.write(number, to: &cursor)
    }
    let number = value.shortestDecimal
    if isSensitive && number.isJustBelowPowerOfTen { return .notCovered }
    return form.write(number, to: &cursor)
  }

  /// The value rounded to the fraction digits that are shown, where binary arithmetic is sure to
  /// round as its shortest decimal does: the rest is not within the tolerance of where rounding turns.
  @inline(__always)
  private func rounded(_ value: Double) -> DecimalNumber<UInt64>? {
    let scaled = value.magnitude * power
    guard scaled < 0x1p52, let places = form.rules.fractionLimit else { return nil }
    let whole = UInt64(scaled)
    let rest = scaled - Double(whole)
    let error = scaled * Value.tolerance
    let isNegative = value.sign == .minus
    let up: Bool
    switch rounding {
    case .toNearestOrEven, .toNearestOrAwayFromZero:
      guard (rest - 0.5).magnitude > error else { return nil }
      up = rest > 0.5
    default:
      guard rest > error, rest < 1 - error else { return nil }
      up =
        rounding == .awayFromZero || (rounding == .up && !isNegative)
        || (rounding == .down && isNegative)
    }
    return DecimalNumber(
      isNegative: isNegative, coefficient: whole &+ (up ? 1 : 0), exponent: -places)
  }
}

extension DecimalNumber where Digits == UInt64 {
  /// Whether the first 14 digits are nines and more follow: ICU then takes the number for the power of
  /// ten above it when it asks for the magnitude.
  fileprivate var isJustBelowPowerOfTen: Bool {
    let count = coefficient.digitCount
    return count > 14 && coefficient / powersOfTen[count - 14] == 99_999_999_999_999
  }
}

/// The texts of numbers that have no digits.
struct SpecialNumbers: Sendable {
  private let pieces = UTF8Pieces()
  private let infinity: UTF8Piece
  private let negativeInfinity: UTF8Piece
  private let notANumber: UTF8Piece

  init(_ text: (Double) -> String) {
    infinity = pieces.piece(text(.infinity))
    negativeInfinity = pieces.piece(text(-.infinity))
    notANumber = pieces.piece(text(.nan))
  }

  func write(_ value: Double, to cursor: inout UTF8Cursor) -> WriteResult {
    let piece: UTF8Piece
    switch (value.isNaN, value.sign) {
    case (true, .plus): piece = notANumber
    case (true, .minus): return .notCovered
    case (false, .plus): piece = infinity
    case (false, .minus): piece = negativeInfinity
    }
    let room = piece.count + UTF8Piece.slack
    guard cursor.room >= room else { return .needsRoom(room) }
    cursor.put(piece)
    return .written
  }
}

extension FormatWriter {
  /// A writer of binary numbers in a number form; `nil` when the values are none.
  static func binaryNumbers(_ form: NumberForm, text: (Double) -> String) -> Self? {
    if Value.self == Double.self {
      return FormatWriter<Double>(FloatingPointWriter<Double, NumberForm>(form: form, text: text))
        as? Self
    }
    if Value.self == Float.self {
      return FormatWriter<Float>(FloatingPointWriter<Float, NumberForm>(form: form, text: text))
        as? Self
    }
    return nil
  }
}
