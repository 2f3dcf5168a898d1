#if !canImport(Darwin)
internal import Foundation

extension Measurement.FormatStyle.ByteCount: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 64 }

  func makeWriter() -> FormatWriter<Measurement<UnitInformationStorage>>? {
    let counts = ByteCountFormatStyle(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: locale)
    let learner = ByteCountLearner(counts.attributed)
    let values = learner.checkedValues.map { Measurement(value: Double($0) / 8, unit: .bytes) }
    return learner.writer().flatMap { bytes in
      let writer = MeasuredBytesWriter(bytes, coversFractions: !includesActualByteCount)
      return FormatWriter(concrete: writer).checked(against: corrected, on: values)
    }
  }
}
#endif
