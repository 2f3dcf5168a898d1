import FormatKit
import Foundation

/// The options of `fmt name` that choose how a name is written.
enum NameOptions {
  static let style = Setting<PersonNameComponents.FormatStyle.Style>.choice(
    "style", "FORM", "One of Apple's four styles", default: "medium",
    [("short", .short), ("medium", .medium), ("long", .long), ("abbreviated", .abbreviated)])

  private static let length = Setting<PersonNameFormatStyle.Length>.choice(
    "length", "LENGTH", "How much of the name is written", default: "the locale's",
    [("long", .long), ("medium", .medium), ("short", .short)])
  private static let usage = Setting<PersonNameFormatStyle.Usage>.choice(
    "usage", "USAGE", "To speak about someone, to someone, or a badge", default: "referring",
    [("referring", .referring), ("addressing", .addressing), ("monogram", .monogram)])
  private static let formality = Setting<PersonNameFormatStyle.Formality>.choice(
    "formality", "FORM", "How formal the name is", default: "the locale's",
    [("formal", .formal), ("informal", .informal)])
  private static let order = Setting<PersonNameFormatStyle.Order>.choice(
    "order", "ORDER", "Which part comes first", default: "automatic",
    [
      ("automatic", .automatic), ("given-first", .givenFirst), ("surname-first", .surnameFirst),
      ("sorting", .sorting),
    ])
  private static let nameLocale = Setting<Locale>(
    "name-locale", "ID", "Language and region that the name comes from",
    default: "as its script says",
    read: { text throws(BadValue) in try KnownLocale.read(text) })
  private static let preferredOrder = Setting<PersonName.Order>.choice(
    "preferred-order", "ORDER", "The order that the person wants", default: "the usual one",
    [("given-first", .givenFirst), ("surname-first", .surnameFirst)])

  private static let nameLocaleFrom = Setting<String>(
    "name-locale-from", "PLACE",
    "With --csv, --tsv or --jsonl: the column or path of each name's locale",
    read: { text in text })

  /// The options of the standard's style.
  private static let standard = [
    length.spec, usage.spec, formality.spec, order.spec, nameLocale.spec, nameLocaleFrom.spec,
    preferredOrder.spec,
  ]

  static let all = standard + [style.spec]

  static func formatter(_ options: Options) throws(UsageError) -> ValueFormatter {
    let input = try NameInput(options, localeFrom: nameLocaleFrom)
    let names = standard.map(\.name)
    guard let first = options.given.first(where: { names.contains($0.spec.name) }) else {
      return try appleFormatter(input, options)
    }
    if options.has(style) {
      throw UsageError(
        "--style and --\(first.spec.name) do not go together: "
          + "--style is for Apple's styles, the other for those of UTS #35")
    }
    return try standardFormatter(input, options)
  }

  private static func appleFormatter(
    _ input: NameInput, _ options: Options
  ) throws(UsageError) -> ValueFormatter {
    let style = try options.value(of: style, or: .medium)
    var formatter = ValueFormatter(
      grouping: input.grouping,
      read: { words throws(BadValue) in try input.personNameComponents(words) },
      printer: { locale in
        let style = PersonNameComponents.FormatStyle(style: style, locale: locale)
        return Printer(style, attributed: style.attributed)
      })
    formatter.parts = input.sources
    return formatter
  }

  private static func standardFormatter(
    _ input: NameInput, _ options: Options
  ) throws(UsageError) -> ValueFormatter {
    let style = PersonNameFormatStyle(
      length: try options.value(of: length), usage: try options.value(of: usage, or: .referring),
      formality: try options.value(of: formality),
      order: try options.value(of: order, or: .automatic))
    let origin = try options.value(of: nameLocale)
    let preferred = try options.value(of: preferredOrder)
    var formatter = ValueFormatter(
      grouping: input.grouping,
      read: { words throws(BadValue) in
        var name = try input.personName(words)
        name.locale = try input.locale(words) ?? origin
        name.preferredOrder = preferred
        return name
      },
      printer: { locale in
        let style = style.locale(locale)
        return Printer(style, attributed: style.attributed)
      })
    formatter.parts = input.sources
    return formatter
  }
}
