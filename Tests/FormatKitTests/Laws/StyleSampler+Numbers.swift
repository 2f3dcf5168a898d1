import FormatKit
import Foundation

@testable import FormatKit

extension StyleSampler {
  static let numbers = integers + binaryNumbers + decimals

  private static let integers = [
    StyleSampler("integers") { context, visitor in
      visitor.visit(sample(context, NumberSamples.integers, IntegerFormatStyle<Int64>.init))
    },
    StyleSampler("integer percentages") { context, visitor in
      visitor.visit(sample(context, NumberSamples.integers, IntegerFormatStyle<Int64>.Percent.init))
    },
    StyleSampler("integer currency") { context, visitor in
      let style = { IntegerFormatStyle<Int64>.Currency(code: $0, locale: $1) }
      visitor.visit(currency(context, NumberSamples.integers, style) { $0.presentation($1) })
    },
  ]

  private static let binaryNumbers = [
    StyleSampler("doubles") { context, visitor in
      visitor.visit(sample(context, doubles, FloatingPointFormatStyle<Double>.init))
    },
    StyleSampler("floats") { context, visitor in
      let floats = NumberSamples.floats.filter { !$0.isNaN }
      visitor.visit(sample(context, floats, FloatingPointFormatStyle<Float>.init))
    },
    StyleSampler("double percentages") { context, visitor in
      visitor.visit(sample(context, doubles, FloatingPointFormatStyle<Double>.Percent.init))
    },
    StyleSampler("double currency") { context, visitor in
      let style = { FloatingPointFormatStyle<Double>.Currency(code: $0, locale: $1) }
      visitor.visit(currency(context, doubles, style) { $0.presentation($1) })
    },
  ]

  private static let decimals = [
    StyleSampler("decimals") { context, visitor in
      visitor.visit(sample(context, decimalValues, Decimal.FormatStyle.init))
    },
    StyleSampler("decimal percentages") { context, visitor in
      visitor.visit(sample(context, decimalValues, Decimal.FormatStyle.Percent.init))
    },
    StyleSampler("decimal currency") { context, visitor in
      let style = { Decimal.FormatStyle.Currency(code: $0, locale: $1) }
      visitor.visit(currency(context, decimalValues, style) { $0.presentation($1) })
    },
  ]

  private static let doubles = NumberSamples.doubles.filter { !$0.isNaN }
  private static let decimalValues = NumberSamples.decimals.filter { !$0.isNaN }

  private static func sample<Style: NumberStyle>(
    _ context: SampleContext, _ values: [Style.FormatInput], _ make: (Locale) -> Style
  ) -> StyleSample<Style> {
    var sample = StyleSample(context, values: some(8, of: values, context)) {
      make($0).varied(using: &$1)
    }
    .attributed { $0.attributed }
    sample.isCoded = isCoded(sample.style)
    return sample
  }

  private static func currency<Style: NumberStyle>(
    _ context: SampleContext, _ values: [Style.FormatInput], _ make: (String, Locale) -> Style,
    _ present: (Style, CurrencyFormatStyleConfiguration.Presentation) -> Style
  ) -> StyleSample<Style> {
    var generator = context.generator
    let code = ["USD", "EUR", "JPY", "KWD", "INR", "QQQ"].randomElement(using: &generator) ?? "USD"
    let presentations: [CurrencyFormatStyleConfiguration.Presentation] = [
      .standard, .narrow, .isoCode, .fullName,
    ]
    let presentation = presentations.randomElement(using: &generator) ?? .standard
    return sample(context, values) { present(make(code, $0), presentation) }
  }

  /// Foundation writes precisions by digits before or after the separator, and those without a maximum, in a form that it does not read.
  private static func isCoded(_ style: some NumberStyle) -> Bool {
    guard let data = try? JSONEncoder().encode(style) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return !text.contains("FractionalLength") && !text.contains("\"maxSignificantDigits\":null")
  }
}
