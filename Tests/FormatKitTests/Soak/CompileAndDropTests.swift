import Foundation
import Testing

@testable import FormatKit

/// Compiling styles and dropping them again and again: the memory stays what it was.
///
/// `Scripts/memory` runs this for a million times; without `FORMATKIT_CYCLES`, the number, it is some thousand times. Every cycle takes
/// another style and locale and passes by the store of compiled styles, so that ICU's handles are opened and closed.
struct CompileAndDropTests {
  private static let cycles =
    ProcessInfo.processInfo.environment["FORMATKIT_CYCLES"].flatMap(Int.init) ?? 3_000

  @Test func memoryStaysFlat() {
    let start = ContinuousClock.now
    var before: Double?
    var compiled = 0
    for cycle in 0..<Self.cycles {
      // By then each store is as full as it gets.
      if cycle == min(Self.cycles / 3, 50_000) { before = ProcessMemory.resident }
      if CompileCycle(cycle).run() { compiled += 1 }
    }
    let after = ProcessMemory.resident
    print(
      "compiled and dropped \(Self.cycles) styles in \((ContinuousClock.now - start).formatted()): "
        + "\(ProcessMemory.text(before)) before, \(ProcessMemory.text(after)) after, "
        + "\(ProcessMemory.text(ProcessMemory.peak)) at most")
    #expect(compiled * 10 > Self.cycles * 9)
    if let before, let after { #expect(after - before < 48) }
  }
}

/// One style, compiled, used for one value and dropped.
private struct CompileCycle {
  private let index: Int
  private let locale: Locale

  init(_ index: Int) {
    self.index = index
    locale = Sweep.locales[index % Sweep.locales.count].locale
  }

  /// Whether the style was compiled.
  func run() -> Bool {
    // Dates are learned from hundreds of probes: one in a hundred cycles.
    if index % 100 == 99 { return date() }
    switch index % 9 {
    case 0: return use(IntegerFormatStyle<Int>(locale: locale), index)
    case 1: return use(euro.presentation(.fullName), Decimal(index))
    case 2: return use(euro.precision(.fractionLength(index % 4)), Decimal(index))
    case 3: return use(ByteCountFormatStyle(style: .file, locale: locale), Int64(index))
    case 4: return use(IECByteCountFormatStyle(locale: locale), Int64(index))
    case 5: return length()
    case 6: return use(list, ["a", "b", "c"])
    case 7: return seconds()
    default: return use(Duration.TimeFormatStyle.time(pattern: .hourMinute).locale(locale), .zero)
    }
  }

  private var euro: Decimal.FormatStyle.Currency { .init(code: "EUR", locale: locale) }

  private var list: ListFormatStyle<StringStyle, [String]> {
    .list(type: .or, width: .short).locale(locale)
  }

  private func length() -> Bool {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: locale, usage: .road)
    let length = Measurement(value: Double(index), unit: UnitLength.meters)
    return !format(length, style: style).isEmpty
  }

  private func seconds() -> Bool {
    let style = DateComponentsFormatStyle(style: .spellOut, locale: locale)
    return use(DateComponentsFormatStyle.ForSeconds(style), Double(index))
  }

  private func date() -> Bool {
    let day = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: locale, calendar: StyleSampler.gregorian,
      timeZone: .gmt)
    let distance = Date.AnchoredRelativeFormatStyle(
      anchor: .distantPast, locale: locale, calendar: StyleSampler.gregorian)
    return index % 200 == 99 ? use(day, .distantPast) : use(distance, .distantPast)
  }

  private func use<Style: CompilableFormatStyle>(_ style: Style, _ value: Style.FormatInput) -> Bool
  {
    let plan = FormatPlan.compiling(style)
    return plan.writer != nil && !plan.format(style, value).isEmpty
  }
}
