internal import Foundation

extension ByteCountFormatStyle: CompilableFormatStyle {
  // What it takes to compile, in values of some 35 µs.
  static var usesBeforeCompiling: Int { 64 }

  func makeWriter() -> FormatWriter<Int64>? {
    let learner = ByteCountLearner(attributed)
    return learner.writer().flatMap { writer in
      FormatWriter(concrete: writer).checked(against: corrected, on: learner.checkedValues)
    }
  }
}

extension ByteCountLearner {
  init(_ style: ByteCountFormatStyle.Attributed) {
    let text = ByteCountText(locale: style.locale)
    let tail: (Int64) -> AttributedString = { style.tail($0) }
    self.init(
      locale: style.locale, base: ByteUnit.Base(style.style),
      units: ByteUnit.allowed(by: style.allowedUnits),
      fractionDigits: { 0...$0.fractionDigits }, mostSteps: Self.mostExactSteps,
      text: { text.attributed($0) }, zero: style.format(0),
      tail: style.includesActualByteCount ? tail : nil, hasTail: { _ in true })
  }

  /// The steps of a unit that Foundation's binary arithmetic is exact for, as far as that is easy to tell.
  static func mostExactSteps(of unit: ByteUnit) -> UInt64 {
    let written = min(unit, .petabyte)
    let power = 3 * written.rawValue - unit.fractionDigits
    let five = (0..<power).reduce(UInt64(1)) { product, _ in product * 5 }
    return min(UInt64(Int64.max) / powersOfTen[power], (1 << 53) / five)
  }
}
