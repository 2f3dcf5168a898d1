internal import Foundation

/// A style whose text FormatKit vouches for: `format(_:style:)` prints what `corrected(_:)` says.
///
/// A style that Foundation gets right conforms with an empty extension.
protocol KnownFormatStyle: FormatStyle {
  /// The right text of a value: the style's own, unless FormatKit corrects it.
  func corrected(_ value: FormatInput) -> FormatOutput
}

extension KnownFormatStyle {
  func corrected(_ value: FormatInput) -> FormatOutput {
    format(value)
  }
}

/// A style that can be learned once and then written without Foundation's help.
///
/// To add a kind of style, conform it in a file of its own: learn in `makeWriter()` what the style prints,
/// check it against `corrected(_:)` on other values, and answer `nil` where the check fails.
protocol CompilableFormatStyle: KnownFormatStyle, Sendable where FormatOutput == String {
  /// The number of values after which `format(_:style:)` finds it worth its time to compile a
  /// style: about what compiling costs, counted in values that Foundation formats.
  static var usesBeforeCompiling: Int { get }

  /// Learns the style; `nil` when what was learned does not hold.
  func makeWriter() -> FormatWriter<FormatInput>?

  /// How values are written if the style has settings that Foundation does not survive; `nil` where it has none.
  ///
  /// It is asked once a style, before its first value.
  func rescue() -> ((FormatInput) -> FormatOutput)?
}

extension CompilableFormatStyle {
  func rescue() -> ((FormatInput) -> FormatOutput)? { nil }
}
