import FormatKit
import Foundation

extension StyleSampler {
  static let texts = [
    StyleSampler("lists") { context, visitor in
      visitor.visit(
        StyleSample(context, values: lists(context)) { locale, generator in
          let type: ListFormatStyle<StringStyle, [String]>.ListType =
            .random(using: &generator) ? .and : .or
          let widths: [ListFormatStyle<StringStyle, [String]>.Width] = [
            .standard, .short, .narrow,
          ]
          return ListFormatStyle<StringStyle, [String]>.list(
            type: type, width: widths.randomElement(using: &generator) ?? .standard
          ).locale(locale)
        }
        .readBack())
    },
    StyleSampler("names") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: people, context)) { locale, generator in
          let forms: [PersonNameComponents.FormatStyle.Style] = [
            .short, .medium, .long, .abbreviated,
          ]
          return PersonNameComponents.FormatStyle(
            style: forms.randomElement(using: &generator) ?? .medium, locale: locale)
        }
        .attributed { $0.attributed })
    },
    StyleSampler("names by the standard") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: people, context).map(PersonName.init)) {
          locale, generator in
          PersonNameFormatStyle(
            length: .allCases.randomElement(using: &generator) ?? .medium,
            usage: .allCases.randomElement(using: &generator) ?? .referring,
            formality: .random(using: &generator) ? .formal : .informal, locale: locale)
        }
        .attributed { $0.attributed })
    },
  ]

  private static let words = [
    "apple", "Iglesia", "hijo", "Ocho", "8", "11", "ünï", "שלום", "تفاح", "ไทย", "日本", "🙂",
  ]

  private static func lists(_ context: SampleContext) -> [[String]] {
    var generator = context.generator
    return (0..<8).map { count in
      (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
    }
  }

  /// Names without blanks at their ends or in a row, which would come out again.
  private static let people: [PersonNameComponents] = [
    PersonNameComponents(givenName: "Thomas", middleName: "Louis", familyName: "Clark"),
    PersonNameComponents(
      namePrefix: "Dr.", givenName: "Anne-Marie", familyName: "de Zélicourt", nameSuffix: "PhD"),
    PersonNameComponents(givenName: "Zendaya"), PersonNameComponents(familyName: "Άλκηστις"),
    PersonNameComponents(givenName: "さくら", familyName: "山田"),
    PersonNameComponents(givenName: "振宁", familyName: "杨"),
    PersonNameComponents(givenName: "أحمد", familyName: "محفوظ", nickname: "حماد"),
    PersonNameComponents(givenName: "Лев", middleName: "Николаевич", familyName: "Толстой"),
    PersonNameComponents(givenName: "สมชาย", familyName: "ใจดี"),
  ]
}
