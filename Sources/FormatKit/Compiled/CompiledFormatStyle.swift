public import Foundation

extension FormatStyle where FormatOutput == String {
  /// Learns this style once, so that each value then takes tens of nanoseconds: the same text, faster.
  ///
  /// ```swift
  /// let price = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de_DE")).compiled()
  /// price.format(1234.5)               // "1.234,50 €" (U+00A0 before €)
  /// price.append(99, to: &bytes)       // the UTF-8 of "99,00 €", without making a String
  /// ```
  ///
  /// Compiling takes as long as some dozens of values. It is worth it for a style that formats many;
  /// ``format(_:style:)`` finds out by itself and needs no compiled style.
  ///
  /// A style that follows the current locale is compiled for the one that is current now.
  ///
  /// - Returns: A style that gives the text of ``format(_:style:)`` for every value.
  public func compiled() -> CompiledFormatStyle<Self> {
    CompiledFormatStyle(base: self)
  }
}

/// A style that was learned once and writes values as UTF-8 by itself.
///
/// ```swift
/// let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).compiled()
/// style.format(1_234_567)   // "1,234,567"
/// ```
///
/// The text is that of ``format(_:style:)``, byte for byte, for every value: what the compiled form does
/// not cover is given to the style it was made from. Make one with `compiled()`.
public struct CompiledFormatStyle<Base: FormatStyle>: FormatStyle
where Base.FormatOutput == String {
  /// The style that was compiled.
  public let base: Base

  @usableFromInline let plan: FormatPlan<Base>
  // The plan's; one that covers no value where the plan has none.
  @usableFromInline let writer: AnyValueWriter<Base.FormatInput>

  init(base: Base) {
    self.base = base
    let kind = StyleKind<Base>.find()
    plan = kind.compiled?(base) ?? kind.plain
    writer = plan.writer?.erased ?? AnyValueWriter()
  }

  /// Whether the style was learned; if false, it gives every value to ``base``.
  public var isCompiled: Bool { plan.writer != nil }

  /// The text of a value, as ``format(_:style:)`` gives it for ``base``.
  ///
  /// ```swift
  /// let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "hi_IN")).compiled()
  /// style.format(1_234_567)   // "12,34,567"
  /// ```
  @inlinable
  public func format(_ value: Base.FormatInput) -> String {
    writer.text(value) ?? plan.forward(base, value)
  }

  /// Appends the UTF-8 of a value's text, without making a `String`.
  ///
  /// ```swift
  /// var bytes: [UInt8] = []
  /// let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).compiled()
  /// for value in [1_000, 2_000_000] {
  ///   style.append(value, to: &bytes)
  ///   bytes.append(UInt8(ascii: "\n"))
  /// }
  /// // the bytes of "1,000\n2,000,000\n"
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to show.
  ///   - bytes: Where to append. Nothing is allocated once the array has grown to its size.
  @inlinable
  public func append(_ value: Base.FormatInput, to bytes: inout [UInt8]) {
    if writer.append(value, to: &bytes) { return }
    bytes.append(contentsOf: plan.forward(base, value).utf8)
  }

  /// Appends the UTF-8 of many values' texts, with a byte behind each.
  ///
  /// What calling costs is paid once, not for every value.
  package func append(
    _ values: UnsafeBufferPointer<Base.FormatInput>, terminator: UInt8, to bytes: inout [UInt8]
  ) {
    var rest = values
    while !rest.isEmpty {
      let done = writer.append(rest, terminator: terminator, to: &bytes)
      rest = UnsafeBufferPointer(rebasing: rest[done...])
      guard let value = rest.first else { return }
      bytes.append(contentsOf: plan.forward(base, value).utf8)
      bytes.append(terminator)
      rest = UnsafeBufferPointer(rebasing: rest[1...])
    }
  }

  /// The same style compiled for another locale.
  ///
  /// - Parameter locale: The language and region to write for.
  /// - Returns: The base style with that locale, compiled.
  public func locale(_ locale: Locale) -> Self {
    Self(base: base.locale(locale))
  }
}

extension CompiledFormatStyle: Sendable where Base: Sendable {}

extension CompiledFormatStyle {
  /// Whether two compiled styles were made from equal styles.
  public static func == (left: Self, right: Self) -> Bool {
    left.base == right.base
  }

  /// Hashes the style that was compiled.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(base)
  }

  /// Reads the style that was compiled, and compiles it.
  ///
  /// - Throws: What reading the style throws.
  public init(from decoder: any Decoder) throws {
    self.init(base: try Base(from: decoder))
  }

  /// Writes the style that was compiled, in its own form.
  ///
  /// - Throws: What writing the style throws.
  public func encode(to encoder: any Encoder) throws {
    try base.encode(to: encoder)
  }
}
