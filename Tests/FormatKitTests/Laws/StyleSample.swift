import FormatKit
import Foundation

/// A style with settings drawn at random, values for it, and its other forms.
struct StyleSample<Style: FormatStyle & Sendable> where Style.FormatOutput == String {
  /// The settings in a locale, the locale set before all others.
  let style: Style
  /// The same settings made in another locale, which was then replaced.
  let relocated: Style
  let values: [Style.FormatInput]
  /// The attributed text of a value, for the styles that have one.
  var attributed: ((Style.FormatInput) -> AttributedString)?
  /// What a text says, written again; for the styles whose settings lose nothing.
  var rewritten: ((String) throws -> String)?
  /// Whether JSON is known to lose the settings.
  var isCoded = true

  /// Draws the settings once for each way in which the locale can be set.
  init(
    _ context: SampleContext, values: [Style.FormatInput],
    make: (Locale, inout SeededGenerator) -> Style
  ) {
    var first = context.generator
    style = make(context.locale, &first)
    var second = context.generator
    relocated = make(Locale(identifier: "zh_Hant_TW"), &second).locale(context.locale)
    self.values = values
  }

  /// The same with the attributed form of the style.
  func attributed<Attributed: FormatStyle>(_ form: (Style) -> Attributed) -> Self
  where Attributed.FormatInput == Style.FormatInput, Attributed.FormatOutput == AttributedString {
    let attributedStyle = form(style)
    var sample = self
    sample.attributed = { format($0, style: attributedStyle) }
    return sample
  }
}

extension StyleSample where Style: StrictParseableFormatStyle {
  /// The same, read back.
  func readBack() -> Self {
    let style = style
    var sample = self
    sample.rewritten = { format(try parse($0, strategy: style.strictParseStrategy), style: style) }
    return sample
  }
}

/// Where a sample is drawn: a locale, and what decides its settings and values.
struct SampleContext {
  let locale: Locale
  let generator: SeededGenerator
}

/// What is done with a sample of any style.
protocol StyleVisitor {
  mutating func visit<Style>(_ sample: StyleSample<Style>)
}
