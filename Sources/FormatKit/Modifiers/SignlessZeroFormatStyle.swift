public import Foundation

extension FormatStyle where FormatOutput == String {
  /// The style without a minus sign before a number that rounds to zero.
  ///
  /// ```swift
  /// let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: Locale(identifier: "en_US"))
  /// format(-0.001, style: dollars)                  // "-$0.00"
  /// format(-0.001, style: dollars.signlessZero())   // "$0.00"
  /// ```
  ///
  /// Foundation keeps the sign, which tells on which side of zero the number was. This is the choice that
  /// ECMA-402 calls `signDisplay: "negative"`.
  ///
  /// - Returns: A style for the same values; those without a sign keep their text.
  public func signlessZero() -> SignlessZeroFormatStyle<Self> {
    SignlessZeroFormatStyle(base: self)
  }
}

/// A style that writes another style's text, without a minus sign where all its digits are zeros.
///
/// ```swift
/// let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US"))
///   .precision(.fractionLength(0)).signlessZero()
/// format(-0.001, style: style)   // "0%"
/// format(-0.01, style: style)    // "-1%"
/// ```
///
/// It knows numbers and measurements. Make one with `signlessZero()`.
public struct SignlessZeroFormatStyle<Base: FormatStyle>: FormatStyle
where Base.FormatOutput == String {
  /// The style whose text it is.
  public let base: Base

  init(base: Base) {
    self.base = base
  }

  /// The text of a value, as `format(_:style:)` gives it for ``base``, with no sign on zero.
  ///
  /// ```swift
  /// let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
  ///   .precision(.fractionLength(1)).signlessZero()
  /// style.format(-0.04)   // "0.0"
  /// ```
  public func format(_ value: Base.FormatInput) -> String {
    let text = FormatKit.format(value, style: base)
    guard ZeroText.isZero(text), let signed = value as? any SignedFormatInput, signed.hasSign
    else { return text }
    guard let zero = signed.zero as? Base.FormatInput else { return ZeroText.unsigned(text) }
    return FormatKit.format(zero, style: base)
  }

  /// The same style for another locale.
  ///
  /// - Parameter locale: The language and region to write for.
  /// - Returns: A copy with the locale.
  public func locale(_ locale: Locale) -> Self {
    Self(base: base.locale(locale))
  }
}

extension SignlessZeroFormatStyle: Sendable where Base: Sendable {}

/// A value whose text can have a minus sign.
private protocol SignedFormatInput {
  var hasSign: Bool { get }
  /// Zero of the same kind; `nil` where zero may be shown as another number, as 0 °C is 32 °F.
  var zero: Self? { get }
}

extension SignedFormatInput where Self: BinaryFloatingPoint {
  var hasSign: Bool { sign == .minus }
  var zero: Self? { 0 }
}

extension Double: SignedFormatInput {}
extension Float: SignedFormatInput {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
extension Float16: SignedFormatInput {}
#endif

extension Decimal: SignedFormatInput {
  fileprivate var hasSign: Bool { self < 0 }
  fileprivate var zero: Decimal? { 0 }
}

extension SignedFormatInput where Self: SignedInteger {
  var hasSign: Bool { self < 0 }
  var zero: Self? { 0 }
}

extension Int: SignedFormatInput {}
extension Int8: SignedFormatInput {}
extension Int16: SignedFormatInput {}
extension Int32: SignedFormatInput {}
extension Int64: SignedFormatInput {}

extension Measurement: SignedFormatInput {
  fileprivate var hasSign: Bool { true }
  fileprivate var zero: Self? { nil }
}

/// Texts of numbers that are shown as zero.
package enum ZeroText {
  /// Whether a text has digits and all are zeros, in any script.
  package static func isZero(_ text: String) -> Bool {
    // Decimal digits only: the ² of m² is none.
    let digits = text.unicodeScalars.map(\.properties).filter { $0.numericType == .decimal }
    return !digits.isEmpty && digits.allSatisfy { $0.numericValue == 0 }
  }

  /// A text without its first minus sign and the direction marks at its side.
  package static func unsigned(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard let index = scalars.firstIndex(where: { "-\u{2212}".unicodeScalars.contains($0) })
    else { return text }
    var plain = String.UnicodeScalarView(
      scalars[..<index].filter { !PlainText.isDirectionMark($0) })
    plain.append(
      contentsOf: scalars[(index + 1)...].drop(while: PlainText.isDirectionMark))
    return String(plain)
  }
}
