/// What ICU is asked for to write numbers with a unit, in its language (ICU User Guide, "Number Skeletons").
struct QuantitySkeleton: Hashable, Sendable {
  /// The unit and the width of its name.
  let unit: String
  /// How the number is written.
  let number: String
  /// How the number's magnitude would be written: without a sign, and as it is, not multiplied.
  let magnitude: String

  /// The number with its unit.
  var whole: String {
    number.isEmpty ? unit : unit + " " + number
  }
}
