/// The rule that turns a request into a plan.
///
/// UTS #35 part 6, "Unit Preferences", in the order that Foundation goes by: the unit that the usage
/// prefers; the unit given; the dimension's base unit; the symbol.
struct MeasurementPlanner {
  let sizes: UnitSizes
  let place: UnitPlace
  /// Whether ICU has a name for a unit of CLDR's.
  let isNamed: (String) -> Bool

  func plan(_ request: MeasurementRequest, for unit: MeasuredUnit) -> MeasurementPlan {
    let number = request.number.map { NumberOptions(of: $0) }
    let builder = Builder(request: request, number: number ?? NumberOptions())
    return MeasurementPlan(
      choices: choices(request, unit, builder), bareNumber: builder.number)
  }

  private func choices(
    _ request: MeasurementRequest, _ unit: MeasuredUnit, _ builder: Builder
  ) -> [MeasurementPlan.Choice] {
    if let usage = request.usage, unit.hasPreferences {
      let preferred = preferred(usage, unit, builder)
      if !preferred.isEmpty { return preferred }
    }
    if let identifier = unit.identifier, isNamed(identifier) {
      return [builder.choice(identifier)]
    }
    if request.usage != nil, let base = unit.base, isNamed(base),
      let conversion = conversion(from: unit, to: base)
    {
      return [builder.choice(base, conversion: conversion)]
    }
    return []
  }

  /// The units that the place prefers for the usage.
  private func preferred(
    _ usage: String, _ unit: MeasuredUnit, _ builder: Builder
  ) -> [MeasurementPlan.Choice] {
    guard let measure = unit.measure, let size = sizes.size(of: measure.unit),
      let quantity = sizes.quantity(of: size)
    else { return [] }
    let preferences = UnitPreferences(facts: sizes.facts, place: place)
    return preferences.list(quantity: quantity, usage: usage).compactMap { preference in
      choice(preference, unit, builder)
    }
  }

  private func choice(
    _ preference: UnitPreference, _ unit: MeasuredUnit, _ builder: Builder
  ) -> MeasurementPlan.Choice? {
    let names = preference.unit.splitMixed()
    guard names.allSatisfy(isNamed), let conversion = conversion(from: unit, to: names[0]) else {
      return nil
    }
    var parts = [(unit: names[0], perPrevious: Rational.one)]
    for (large, small) in zip(names, names.dropFirst()) {
      guard let ratio = sizes.conversion(from: large, to: small) else { return nil }
      parts.append((small, ratio.factor))
    }
    return builder.choice(
      parts, conversion: conversion, atLeast: Rational(preference.atLeast) ?? .one,
      rounding: preference.rounding ?? "precision-integer/@@*")
  }

  private func conversion(from unit: MeasuredUnit, to target: String) -> UnitConversion? {
    guard let measure = unit.measure,
      let conversion = sizes.conversion(from: measure.unit, to: target)
    else { return nil }
    return UnitConversion(
      factor: conversion.factor * measure.factor,
      offset: conversion.factor * measure.offset + conversion.offset,
      isReciprocal: conversion.isReciprocal)
  }
}
