internal import Foundation

extension IECByteCountFormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 64 }

  func makeWriter() -> FormatWriter<Int64>? {
    let text = IECByteCountText(locale: locale)
    let tail: (Int64) -> AttributedString = { self.tail($0) }
    let learner = ByteCountLearner(
      locale: locale, base: .binary, units: allowedUnits.units, fractionDigits: { digits(for: $0) },
      mostSteps: { $0 == .byte ? ByteCountLearner.mostExactSteps(of: $0) : .max },
      text: { text.attributed($0, fractionDigits: digits(for: $0.unit)) },
      zero: attributed.format(0), tail: includesActualByteCount ? tail : nil,
      hasTail: { $0 != .byte })
    return learner.writer().flatMap { writer in
      FormatWriter(concrete: writer).checked(against: corrected, on: learner.checkedValues)
    }
  }
}
