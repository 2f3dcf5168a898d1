extension MeasurementPlanner {
  /// Builds the skeletons of one request.
  struct Builder {
    let request: MeasurementRequest
    let number: NumberOptions

    /// The unit as it is, with up to six fraction digits (ICU's default) unless the style says more.
    func choice(
      _ unit: String, conversion: UnitConversion = .identity
    ) -> MeasurementPlan.Choice {
      MeasurementPlan.Choice(
        atLeast: .zero, conversion: conversion,
        parts: [part(unit, perPrevious: .one, number)],
        rounding: "")
    }

    /// A preferred unit, rounded as the preference has it.
    ///
    /// A temperature is converted but not rounded, as in current versions of Apple's Foundation; a
    /// compact number has a rounding of its own.
    func choice(
      _ parts: [(unit: String, perPrevious: Rational)], conversion: UnitConversion,
      atLeast: Rational, rounding: String
    ) -> MeasurementPlan.Choice {
      let isRounded = number.hasPrecision || number.notation == .compact
      let rounding = isRounded || isTemperature(parts[0].unit) ? "" : rounding
      let last = parts.count - 1
      return MeasurementPlan.Choice(
        atLeast: atLeast, conversion: conversion,
        parts: parts.enumerated().map { place, part in
          let number = number(at: place, of: parts.count)
          return self.part(
            part.unit, perPrevious: part.perPrevious, number,
            rounding: place == last ? rounding : "precision-integer")
        },
        rounding: [number.rounder.skeleton, rounding].joined(separator: " "))
    }

    /// The options of one number of several: a sign stands before the first, and the style's digits
    /// in the last.
    private func number(at place: Int, of count: Int) -> NumberOptions {
      var number = number
      if place < count - 1 {
        number = NumberOptions()
        number.hidesGrouping = self.number.hidesGrouping
        number.sign = self.number.sign
      }
      if place > 0 { number.sign = .never }
      return number
    }

    private func part(
      _ unit: String, perPrevious: Rational, _ number: NumberOptions, rounding: String = ""
    ) -> MeasurementPlan.Part {
      let hidesScale = request.hidesScaleName && isTemperature(unit)
      let name = hidesScale ? "measure-unit/temperature-generic" : "unit/" + unit
      return MeasurementPlan.Part(
        perPrevious: perPrevious, unit: name + " " + request.width.skeleton, number: number,
        rounding: rounding)
    }

    private func isTemperature(_ unit: String) -> Bool {
      ["celsius", "fahrenheit", "kelvin"].contains(unit)
    }
  }
}

extension MeasurementPlan.Part {
  /// Joins the skeletons.
  init(perPrevious: Rational, unit: String, number: NumberOptions, rounding: String) {
    func joined(_ parts: String...) -> String {
      parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
    self.init(
      perPrevious: perPrevious,
      skeleton: QuantitySkeleton(
        unit: unit, number: joined(number.skeleton, rounding),
        magnitude: joined(number.magnitude.skeleton, rounding)),
      number: number, rounding: rounding)
  }
}

extension NumberOptions {
  fileprivate var hasPrecision: Bool {
    increment != nil || significantDigits != nil || fractionDigits != nil
  }

  /// What is written of a number that is not multiplied, without its sign.
  fileprivate var magnitude: NumberOptions {
    var number = self
    number.sign = .never
    number.scale = nil
    return number
  }

  /// What only rounds, with digits that a program can read.
  fileprivate var rounder: NumberOptions {
    var number = self
    number.hidesGrouping = true
    number.integerDigits = nil
    number.sign = nil
    number.scale = nil
    number.notation = nil
    number.alwaysShowsDecimalSeparator = false
    return number
  }
}
