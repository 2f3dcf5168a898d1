import FormatKit
import Foundation

/// The options of `fmt measure` and `fmt temperature`.
struct MeasureOptions: Sendable {
  typealias Style = Measurement<Dimension>.FormatStyle

  static let width = Setting<Style.UnitWidth>.choice(
    "width", "WIDTH", "How long the name of the unit is", default: "abbreviated",
    [("wide", .wide), ("abbreviated", .abbreviated), ("narrow", .narrow)])
  static let usage = Setting<KnownUsage>.choice(
    "usage", "USAGE", "What is measured, which decides on the unit", default: "general",
    UnitCatalogue.usages.map { (words($0.name), $0) })
  static let temperatureUsage = Setting<KnownUsage>.choice(
    "usage", "USAGE", "What the temperature is of, which decides on the scale",
    default: "general",
    UnitCatalogue.usages.filter { $0.fits("temperature") }.map { (words($0.name), $0) })
  static let hideScale = Flag("hide-scale", "Leave out the scale of a temperature: 77°")
  static let dimension = Setting<UnitDimension>.choice(
    "dimension", "DIMENSION", "What the unit measures, when its symbol has two meanings",
    UnitCatalogue.dimensions.map { (words($0.name), $0) })
  static let scaleUnit = Setting<KnownUnit>(
    "unit", "UNIT", "The scale of the number: celsius, fahrenheit, kelvin", default: "celsius",
    words: scales.map(\.name),
    read: { word throws(BadValue) in
      let letter = word.lowercased()
      if let scale = scales.first(where: { $0.name.hasPrefix(letter) || $0.symbol == word }) {
        return scale
      }
      throw BadValue.unknown(word, wanted: "a temperature scale", among: scales.map(\.name))
    })

  private static let scales = UnitCatalogue.units.filter { $0.dimension == "temperature" }
  static let celsius = scales.first { $0.name == "celsius" } ?? scales[0]

  private var style: Style
  private let usageName: KnownUsage?
  private let isSignOffZero: Bool

  init(_ options: Options) throws(UsageError) {
    isSignOffZero = try NumberSettings.isSignOffZero(options)
    usageName = try options.value(of: Self.usage)
    style = Style(
      width: try options.value(of: Self.width, or: .abbreviated),
      usage: usageName.map { MeasurementFormatUnitUsage($0) } ?? .general)
    style.hidesScale = options.has(Self.hideScale)
    if NumberSettings.all.contains(where: { options.values[$0.name] != nil }) {
      let number = try NumberSettings.read(options, kind: .number)
      style.numberFormatStyle = number.applied(to: FloatingPointFormatStyle<Double>())
    }
  }

  /// A measurement that can have the usage.
  func checked(_ value: MeasuredNumber) throws(BadValue) -> MeasuredNumber {
    guard let usageName, !usageName.fits(value.unit.dimension) else { return value }
    let measured = usageName.dimensions.map(Self.words).joined(separator: " and ")
    throw BadValue(
      value: value.unit.name, wanted: "for \(Self.words(usageName.name))",
      reason: "that is a usage of \(measured), and this is \(Self.words(value.unit.dimension))")
  }

  func printer(_ locale: Locale) -> Printer<MeasuredNumber> {
    let printer = signedPrinter(locale)
    guard isSignOffZero else { return printer }
    return Printer { value, form throws(BadValue) in
      try printer.print(value, form).withoutSignOnZero
    }
  }

  private func signedPrinter(_ locale: Locale) -> Printer<MeasuredNumber> {
    let style = style.locale(locale)
    return Printer { value, form in
      switch (value.number, form) {
      case (.finite(let number), .plain):
        Rendering(style.format(number.text, unit: value.unit.unit))
      case (.finite(let number), .parts):
        Rendering(style.attributed(number.text, unit: value.unit.unit))
      case (let number, .plain):
        Rendering(style.format(Measurement(value: number.binary(), unit: value.unit.unit)))
      case (let number, .parts):
        Rendering(
          style.attributed.format(Measurement(value: number.binary(), unit: value.unit.unit)))
      }
    }
  }

  /// A Swift name as words of the command: `personHeight` is `person-height`.
  static func words(_ name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }
}

/// A number, exact, and its unit.
struct MeasuredNumber: Sendable {
  let number: ExactNumber
  let unit: KnownUnit
}
