/// How one request is written: the units it may come to, each with its conversion and skeletons.
///
/// It is made of facts and rules alone and holds nothing of ICU's, so that whoever writes
/// measurements in another way can start from it.
struct MeasurementPlan: Sendable {
  /// One unit, or several of falling size, that the value may be written in.
  struct Choice: Sendable {
    /// The least magnitude, in the (first) unit.
    let atLeast: Rational
    /// The way from the unit given to the (first) unit.
    let conversion: UnitConversion
    let parts: [Part]
    /// The skeleton that rounds the last of several parts, before it is known whether they add up
    /// to one more of the part before.
    let rounding: String
  }

  /// A number with a unit.
  struct Part: Sendable {
    /// How many of this unit make one of the unit before.
    let perPrevious: Rational
    /// The number and the unit, in ICU's language.
    let skeleton: QuantitySkeleton
    /// How the number is written.
    let number: NumberOptions
    /// The skeleton of the rounding that goes with the unit; empty where the number has its own.
    let rounding: String
  }

  /// The units by falling size, of which the last takes what is left; empty when ICU has no name
  /// for any, and the unit's symbol is written.
  let choices: [Choice]
  /// How the number before a symbol is written.
  let bareNumber: NumberOptions

  /// Whether values are written as they are given, in their own unit.
  var keepsValues: Bool {
    choices.count == 1 && choices[0].conversion == .identity && choices[0].parts.count == 1
  }
}

extension MeasurementPlan {
  /// The first unit that a value fills, and the value in it.
  ///
  /// A number is written in the first choice when it is infinite, in the last when it is none.
  func choice(for value: Rational) -> (place: Int, value: Rational)? {
    for place in choices.indices {
      guard let converted = choices[place].conversion(value) else { continue }
      if place == choices.count - 1 || converted.magnitude >= choices[place].atLeast {
        return (place, converted)
      }
    }
    return nil
  }
}
