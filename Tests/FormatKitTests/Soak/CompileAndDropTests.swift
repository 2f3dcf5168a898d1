import Foundation
import Testing

@testable import FormatKit

/// Compiling styles and dropping them again and again: the memory stays what it was.
///
/// `Scripts/memory` runs this for a million times; without `FORMATKIT_CYCLES`, the number, it is some thousand times. Every cycle takes
/// another style or locale and passes by the store of compiled styles, so that ICU's handles are opened and closed.
struct CompileAndDropTests {
  private static let cycles =
    ProcessInfo.processInfo.environment["FORMATKIT_CYCLES"].flatMap(Int.init) ?? 6_000

  @Test func memoryStaysFlat() {
    let start = ContinuousClock.now
    var before: Double?
    var compiled = 0
    for cycle in 0..<Self.cycles {
      // By then every style was made in every locale, and each store is as full as it gets.
      if cycle == Self.cycles / 2 { before = ProcessMemory.resident }
      if CompileCycle(cycle).run() { compiled += 1 }
    }
    let after = ProcessMemory.resident
    print(
      "compiled and dropped \(Self.cycles) styles in \((ContinuousClock.now - start).formatted()): "
        + "\(ProcessMemory.text(before)) half-way, \(ProcessMemory.text(after)) after, "
        + "\(ProcessMemory.text(ProcessMemory.peak)) at most")
    #expect(compiled * 10 > Self.cycles * 9)
    if let before, let after { #expect(after - before < 48) }
  }
}

/// One style, compiled, used for one value and dropped.
private struct CompileCycle {
  private let index: Int
  private let locale: Locale

  /// Most cycles take a style that is learned in less than a fifth of a millisecond; one in fifty, one that takes ten.
  private var isCostly: Bool { index % 50 == 49 }

  init(_ index: Int) {
    self.index = index
    let step = index % 50 == 49 ? index / 50 / 8 : index / 5
    locale = Sweep.locales[step % Sweep.locales.count].locale
  }

  /// Whether the style was compiled.
  func run() -> Bool {
    isCostly ? runCostly() : runQuick()
  }

  private func runQuick() -> Bool {
    switch index % 5 {
    case 0: use(list, ["a", "b", "c"])
    case 1: use(distance, .distantPast)
    case 2: use(PersonNameFormatStyle(locale: locale), PersonName(given: "Ada", surname: "Byron"))
    case 3: length()
    default: formatter()
    }
  }

  private func runCostly() -> Bool {
    switch index / 50 % 8 {
    case 0: use(IntegerFormatStyle<Int>(locale: locale), index)
    case 1: use(euro.presentation(.fullName), Decimal(index))
    case 2: use(euro.precision(.fractionLength(index % 4)), Decimal(index))
    case 3: use(ByteCountFormatStyle(style: .file, locale: locale), Int64(index))
    case 4: use(IECByteCountFormatStyle(locale: locale), Int64(index))
    case 5: use(spelledOut, Double(index))
    case 6: use(Duration.TimeFormatStyle.time(pattern: .hourMinute).locale(locale), .zero)
    default: use(day, .distantPast)
    }
  }

  private func use<Style: CompilableFormatStyle>(_ style: Style, _ value: Style.FormatInput) -> Bool
  {
    let plan = FormatPlan.compiling(style)
    return plan.writer != nil && !plan.format(style, value).isEmpty
  }

  private func length() -> Bool {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: locale, usage: .road)
    let length = Measurement(value: Double(index), unit: UnitLength.meters)
    return !format(length, style: style).isEmpty
  }

  /// A handle of ICU's alone.
  private func formatter() -> Bool {
    let units = ["unit/kilometer", "currency/EUR", "percent"]
    let formatter = try? ICUNumberFormatter(
      skeleton: units[index % units.count], locale: locale.identifier)
    return (try? formatter?.text("\(index)")) != nil
  }

  private var list: ListFormatStyle<StringStyle, [String]> {
    .list(type: .or, width: .short).locale(locale)
  }

  private var distance: Date.AnchoredRelativeFormatStyle {
    .init(anchor: .distantPast, locale: locale, calendar: StyleSampler.gregorian)
  }

  private var euro: Decimal.FormatStyle.Currency { .init(code: "EUR", locale: locale) }

  private var spelledOut: DateComponentsFormatStyle.ForSeconds {
    .init(DateComponentsFormatStyle(style: .spellOut, locale: locale))
  }

  private var day: Date.FormatStyle {
    .init(
      date: .abbreviated, time: .shortened, locale: locale, calendar: StyleSampler.gregorian,
      timeZone: .gmt)
  }
}
