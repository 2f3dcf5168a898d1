public import Foundation

/// How the values of one style become text: by a writer where it covers the value, else by way of
/// the style.
@usableFromInline
final class FormatPlan<Style: FormatStyle> {
  /// The fast path; `nil` when there is none.
  let writer: FormatWriter<Style.FormatInput>?
  /// The right text by way of the style.
  @usableFromInline let forward: (Style, Style.FormatInput) -> Style.FormatOutput
  /// The right text by either way.
  @usableFromInline let format: (Style, Style.FormatInput) -> Style.FormatOutput

  private init(
    writer: FormatWriter<Style.FormatInput>?,
    forward: @escaping (Style, Style.FormatInput) -> Style.FormatOutput,
    format: ((Style, Style.FormatInput) -> Style.FormatOutput)? = nil
  ) {
    self.writer = writer
    self.forward = forward
    self.format = format ?? forward
  }
}

/// The text of a value, by the plan of its style where this thread has compiled one.
@inlinable @inline(__always)
func formatByPlan<Style: FormatStyle>(
  _ value: Style.FormatInput, style: Style
) -> Style.FormatOutput {
  let type = unsafeBitCast(Style.self, to: UnsafeRawPointer.self)
  guard let plan = withUnsafeBytes(of: style, { compiledPlan(of: type, bytes: $0) }) else {
    return formatByStyle(value, style: style)
  }
  return Unmanaged<FormatPlan<Style>>.fromOpaque(plan)
    ._withUnsafeGuaranteedRef { $0.format(style, value) }
}

@usableFromInline
func compiledPlan(of type: UnsafeRawPointer, bytes: UnsafeRawBufferPointer) -> UnsafeRawPointer? {
  RecentStyles.plan(of: type, bytes: bytes)
}

@usableFromInline
func formatByStyle<Style: FormatStyle>(
  _ value: Style.FormatInput, style: Style
) -> Style.FormatOutput {
  let plan = RecentStyles.plan(for: style) ?? StyleKind<Style>.find().uncompiled(style)
  return plan.format(style, value)
}

// The functions hold no style of somebody's: it is given to them, or it is one of Foundation's. A plan leaves its thread only with a Sendable style.
extension FormatPlan: @unchecked Sendable {}

extension FormatPlan {
  /// The plan of a style that is used as it is.
  static func forwarding() -> FormatPlan {
    FormatPlan(writer: nil, forward: { style, value in style.format(value) })
  }
}

extension FormatPlan where Style: KnownFormatStyle {
  /// The plan of a style that is corrected and not compiled.
  static func correcting() -> FormatPlan {
    FormatPlan(writer: nil, forward: { style, value in style.corrected(value) })
  }
}

extension FormatPlan where Style: CompilableFormatStyle {
  /// The plan of a style that is learned now.
  static func compiling(_ style: Style) -> FormatPlan {
    if let plan = rescuing(style) { return plan }
    guard let writer = style.makeWriter() else { return correcting() }
    return FormatPlan(
      writer: writer,
      forward: { style, value in style.corrected(value) },
      format: { style, value in writer.text(value) ?? style.corrected(value) })
  }

  /// The plan of a style whose settings Foundation does not survive; `nil` for any other.
  static func rescuing(_ style: Style) -> FormatPlan? {
    style.rescue().map { rescue in FormatPlan(writer: nil, forward: { _, value in rescue(value) }) }
  }
}
