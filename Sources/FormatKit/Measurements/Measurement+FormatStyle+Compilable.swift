#if !canImport(Darwin)
internal import Foundation

extension Measurement.FormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 64 }

  func makeWriter() -> FormatWriter<Measurement<UnitType>>? {
    guard let place = UnitCatalogue.places[ObjectIdentifier(UnitType.self)] else { return nil }
    let dimension = UnitCatalogue.dimensions[place]
    let start = UnitCatalogue.dimensions[..<place].reduce(0) { $0 + $1.units.count }
    let writers = UnitWriters(
      UnitType.self, marks: dimension.units.map { UnitWriters.Mark($0.unit) },
      other: { unit in UnitCatalogue.place(of: unit, in: place).map { $0 - start } },
      learn: { amounts(of: dimension.units[$0], at: start + $0) })
    // The other units are learned when they come.
    guard writers.covers(UnitType.baseUnit()) else { return nil }
    return FormatWriter(concrete: MeasurementsWriter<UnitType>(writers))
  }

  /// The writer of a unit's values, checked; `nil` when what was learned does not hold.
  private func amounts(of unit: KnownUnit, at place: Int) -> AmountWriter? {
    guard let unit = unit.unit as? UnitType else { return nil }
    let writer = MeasurementWriter.cached(request(.known(place)))
    guard let learner = MeasurementLearner(writer) else { return nil }
    let text = { (value: Double) in format(Measurement(value: value, unit: unit)) }
    guard let amounts = learner.amounts(text: text) else { return nil }
    let checked = FormatWriter(concrete: amounts).checked(
      against: text, on: writer.plan.checkedValues(learner.rules))
    return checked == nil ? nil : amounts
  }
}

extension UnitWriters.Mark {
  fileprivate init?(_ unit: Dimension) {
    guard let converter = unit.converter as? UnitConverterLinear else { return nil }
    self.init(
      symbol: unit.symbol, coefficient: converter.coefficient, constant: converter.constant)
  }
}

extension MeasurementPlan {
  /// Values at which a writer is worth checking: of every category in each unit, and where the next unit begins.
  fileprivate func checkedValues(_ rules: PluralRules) -> [Double] {
    let usual: [Double] = [0, 1, -2, 1.5, 0.04, 12.5, 99.96, -1234.5678, 9_876_543.21]
    return choices.flatMap { choice -> [Double] in
      let conversion = AmountConversion(choice.conversion)
      let least = AmountThreshold(choice.atLeast)?.binary ?? 1
      let counts = rules.samples(fractionDigits: 0...1).values.flatMap { $0 }.map { number in
        Double(number.digits) / exactPowersOfTen[number.fractionDigits]
      }
      let edges = [least, least * 0.9999, least * 1.5]
      return (edges + counts).map { conversion.source(of: $0) }.filter(\.isFinite)
    } + usual
  }
}
#endif
