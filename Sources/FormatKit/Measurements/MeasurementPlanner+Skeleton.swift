extension MeasurementPlanner {
  /// Builds the skeletons of one request.
  struct Builder {
    let request: MeasurementRequest
    let number: NumberSkeleton

    /// The unit as it is, with up to six fraction digits (ICU's default) unless the style says more.
    func choice(
      _ unit: String, conversion: UnitConversion = .identity
    ) -> MeasurementPlan.Choice {
      MeasurementPlan.Choice(
        atLeast: .zero, conversion: conversion,
        parts: [MeasurementPlan.Part(perPrevious: .one, skeleton: skeleton(unit, number))],
        rounding: "")
    }

    /// A preferred unit, rounded as the preference has it.
    ///
    /// A temperature is converted but not rounded, as in current versions of Apple's Foundation.
    func choice(
      _ parts: [(unit: String, perPrevious: Rational)], conversion: UnitConversion,
      atLeast: Rational, precision: String
    ) -> MeasurementPlan.Choice {
      var number = number
      if number.precision.isEmpty, !number.isCompact, !isTemperature(parts[0].unit) {
        number.precision = precision
      }
      let last = parts.count - 1
      return MeasurementPlan.Choice(
        atLeast: atLeast, conversion: conversion,
        parts: parts.enumerated().map { place, part in
          MeasurementPlan.Part(
            perPrevious: part.perPrevious,
            skeleton: skeleton(
              part.unit, place == last ? small(number, isOnly: last == 0) : large(place)))
        },
        rounding: number.rounder)
    }

    /// The number of a part that is not the last: whole, and signed only in the first.
    private func large(_ place: Int) -> NumberSkeleton {
      NumberSkeleton(
        precision: "precision-integer", grouping: number.grouping,
        sign: place == 0 ? number.sign : "sign-never")
    }

    /// The number of the last part: signed only when it is also the first.
    private func small(_ number: NumberSkeleton, isOnly: Bool) -> NumberSkeleton {
      var number = number
      if !isOnly { number.sign = "sign-never" }
      return number
    }

    private func skeleton(_ unit: String, _ number: NumberSkeleton) -> String {
      let isScale = request.hidesScaleName && isTemperature(unit)
      let name = isScale ? "measure-unit/temperature-generic" : "unit/" + unit
      let parts = [name, request.width.skeleton, number.text]
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func isTemperature(_ unit: String) -> Bool {
      ["celsius", "fahrenheit", "kelvin"].contains(unit)
    }
  }
}

extension NumberSkeleton {
  /// What only rounds, with digits that a program can read.
  fileprivate var rounder: String {
    let precision = precision.isEmpty && isCompact ? "precision-integer/@@*" : precision
    return ["group-off", precision, rounding].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
