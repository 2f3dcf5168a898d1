import Foundation

@testable import FormatKit

/// Writes the values of a sample in every way there is, and compares with the right text.
///
/// The right text is the style's own, by way of Foundation, or what FormatKit's corrections make of it.
struct SoakChecker: StyleVisitor {
  private(set) var texts = 0
  /// How many right texts are not those of the style itself.
  private(set) var corrected = 0
  private(set) var faults: [String] = []

  mutating func visit<Style>(_ sample: StyleSample<Style>) {
    let style = sample.style
    let compiled = style.compiled()
    let right = Self.rightText(of: style)
    for value in sample.values {
      let expected = right(value)
      if !Self.stopsFoundation(value), !sameScalars(style.format(value), expected) {
        corrected += 1
      }
      compare(format(value, style: style), expected, "format, not yet compiled", style)
      compare(compiled.format(value), expected, "compiled", style)
      var bytes = Array("· ".utf8)
      compiled.append(value, to: &bytes)
      compare(String(decoding: bytes, as: UTF8.self), "· " + expected, "appended", style)
      if let attributed = sample.attributed {
        compare(String(attributed(value).characters), expected, "attributed", style)
      }
    }
    compareRemembered(sample, right)
  }

  /// The same values once the thread has used the style so often that it holds it compiled.
  private mutating func compareRemembered<Style>(
    _ sample: StyleSample<Style>, _ right: (Style.FormatInput) -> String
  ) {
    guard let first = sample.values.first else { return }
    let style = sample.style
    for _ in 0..<Self.usesBeforeCompiling(style) { _ = format(first, style: style) }
    for value in sample.values {
      compare(format(value, style: style), right(value), "format, compiled by then", style)
    }
  }

  private mutating func compare(
    _ text: String, _ expected: String, _ way: String, _ style: some Encodable
  ) {
    texts += 1
    guard !sameScalars(text, expected) else { return }
    let code = (try? JSONEncoder().encode(style)).map { String(decoding: $0, as: UTF8.self) }
    faults.append(
      "\(way): \(text.debugDescription), expected \(expected.debugDescription), by \(code ?? "\(style)")"
    )
  }

  private static func rightText<Style: FormatStyle>(
    of style: Style
  ) -> (Style.FormatInput) -> String where Style.FormatOutput == String {
    func corrected(_ known: some KnownFormatStyle) -> Any { known.corrected }
    let known = (style as? any KnownFormatStyle).map { corrected($0) }
    return known as? (Style.FormatInput) -> String ?? style.format
  }

  /// Whether Foundation ends the process over a value: durations of more seconds than `Int64` counts.
  private static func stopsFoundation(_ value: Any) -> Bool {
    guard let duration = value as? Duration else { return false }
    return duration.attoseconds.magnitude > 9_000_000_000_000_000_000_000_000_000_000_000_000
  }

  private static func usesBeforeCompiling(_ style: some FormatStyle) -> Int {
    (type(of: style) as? any CompilableFormatStyle.Type)?.usesBeforeCompiling ?? 0
  }
}
