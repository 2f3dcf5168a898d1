#if canImport(_FoundationICU)
internal import Foundation

/// Writes the values of one request by its plan.
struct MeasurementWriter: Sendable {
  let plan: MeasurementPlan
  let locale: String
  private let width: UnitNameWidth
  /// What is written behind a number when ICU has no name for the unit.
  let symbol: String

  private static let recent = BoundedCache<MeasurementRequest, MeasurementWriter>(capacity: 128)

  /// The writer of a request: one made before, or a new one.
  static func cached(_ request: MeasurementRequest) -> MeasurementWriter {
    recent.value(for: request) { MeasurementWriter(request) }
  }

  private init(_ request: MeasurementRequest) {
    let planner = MeasurementPlanner(
      sizes: ICUUnitFacts.sizes, place: UnitPlace(locale: request.locale),
      isNamed: { ICUNumberFormatter.hasName(of: $0, locale: request.locale) })
    let unit = MeasuredUnit(request.unit)
    plan = planner.plan(request, for: unit)
    symbol = unit.symbol
    width = request.width
    locale = request.locale
  }

  /// The text of a value; with number and symbol where ICU has no words for it.
  func text<Text: ICUNumberText>(_ value: MeasuredValue) -> Text {
    if let text: Text = try? named(value) { return text }
    var text: Text = bare(value.number)
    text += Text(" ")
    text += Text(unit: symbol)
    return text
  }

  private func named<Text: ICUNumberText>(_ value: MeasuredValue) throws(ICUError) -> Text? {
    guard let first = plan.choices.first, let last = plan.choices.last else { return nil }
    if plan.keepsValues { return try part(first.parts[0], value.number) }
    guard let exact = value.exact else {
      guard !value.isFinite else { return nil }
      // An infinite amount fills the largest unit; what is not a number fills none.
      let choice = value.isInfinite ? first : last
      return try part(choice.parts[0], .double(choice.conversion.image(of: value)))
    }
    guard let (place, amount) = plan.choice(for: exact) else {
      return try part(first.parts[0], .double(.infinity))
    }
    let choice = plan.choices[place]
    guard choice.parts.count > 1 else {
      return try part(choice.parts[0], .decimal(amount.decimal))
    }
    return try mixed(choice, amount)
  }

  /// An amount in several units, joined as the locale does.
  private func mixed<Text: ICUNumberText>(
    _ choice: MeasurementPlan.Choice, _ amount: Rational
  ) throws(ICUError) -> Text {
    let split = MixedAmount(amount, parts: choice.parts.dropFirst().map(\.perPrevious)) { rest in
      let rounder = try? ICUNumberFormatter.cached(skeleton: choice.rounding, locale: "en")
      return (try? rounder?.text(rest.decimal)).flatMap { Rational($0) } ?? rest
    }
    var parts: [Text] = []
    for (place, decimal) in split.decimals.enumerated() {
      parts.append(try part(choice.parts[place], .decimal(decimal)))
    }
    return try join(parts)
  }

  /// Joins texts of units as the locale does.
  func join<Text: ICUNumberText>(_ parts: [Text]) throws(ICUError) -> Text {
    try ICUUnitList.cached(width: width, locale: locale).join(parts)
  }

  /// The text of one number with its unit.
  func part<Text: ICUNumberText>(
    _ part: MeasurementPlan.Part, _ number: NumberToWrite
  ) throws(ICUError) -> Text {
    try ICUQuantityFormatter.cached(part.skeleton, locale: locale).text(number)
  }

  /// The number alone; as a program writes it when a number style asks for what ICU cannot do.
  private func bare<Text: ICUNumberText>(_ number: NumberToWrite) -> Text {
    for skeleton in [plan.bareNumber.skeleton, ""] {
      if let formatter = try? ICUNumberFormatter.cached(skeleton: skeleton, locale: locale),
        let text = try? Text(number, by: formatter)
      {
        return text
      }
    }
    switch number {
    case .double(let value): return Text(value.description)
    case .decimal(let text): return Text(text)
    }
  }
}

extension UnitConversion {
  /// What becomes of a number that is not finite.
  fileprivate func image(of value: MeasuredValue) -> Double {
    guard value.isInfinite else { return .nan }
    return isReciprocal ? 0 : value.binary ?? .nan
  }
}
#endif
