internal import Foundation

/// Learns how a locale writes counted units of time.
struct ElapsedTimeLearner {
  let words: TimeAmountWords
  /// The units that may be used, the largest first.
  let units: [TimeUnit]

  /// A writer of what a counter counts; `nil` where texts do not read as expected.
  @inline(__always)
  func writer<Counter: ElapsedCounter>(_ counter: Counter) -> FormatWriter<Counter.Value>? {
    switch words.width {
    case .numeric: clock().map { FormatWriter(ElapsedTimeWriter(counter, $0)) }
    case .spellOut: spelled().map { FormatWriter(ElapsedTimeWriter(counter, $0)) }
    case .wide, .short, .shorter, .narrow:
      named().map { FormatWriter(ElapsedTimeWriter(counter, $0)) }
    }
  }

  private var smallest: Int { TimeUnitSet(units).smallest }

  private func text(_ count: Int, _ unit: TimeUnit) -> String {
    words.text([TimeAmount(count, unit)])
  }

  private static let lists = BoundedCache<TimeAmountWords, ListPieces?>(capacity: 64)

  /// What stands between units.
  private var list: ListPieces? {
    Self.lists.value(for: words) { .observed { (try? words.join($0)) ?? "" } }
  }
}

// The forms.
extension ElapsedTimeLearner {
  private func named() -> NamedUnitsForm? {
    guard let rules = PluralRules.cardinal(of: words.locale),
      let template = NumberTemplate.plain(locale: words.locale)
    else { return nil }
    let lexicon = QuantityLexicon(rules)
    let learned = TimeUnit.allCases.map { unit in
      guard units.contains(unit) else { return lexicon.words([:]) }
      return lexicon.learn(fractionDigits: 0...0, signs: [.positive, .negative, .zero]) {
        number, sign in
        let count = Int(number.digits)
        return NumberParts(text(sign == .negative ? -count : count, unit), template.digits)
      }
    }
    return list.map {
      NamedUnitsForm(learned, smallest: smallest, list: $0, template: template, lexicon: lexicon)
    }
  }

  private func spelled() -> SpelledUnitsForm? {
    let words = words
    return list.map { SpelledUnitsForm(smallest: smallest, list: $0) { try? words.text(of: $0) } }
  }

  private func clock() -> ClockForm? {
    let style = FloatingPointFormatStyle<Double>(locale: words.locale)
      .precision(.fractionLength(2))
    guard ElapsedTime.clocks.contains(units), let last = units.last,
      let grouped = NumberTemplate.learned(from: style),
      let plain = NumberTemplate.learned(from: style.grouping(.never))
    else { return nil }
    let faces = (1...units.count).compactMap { count in
      ClockFace(count, shapes: [grouped, plain]) { numbers in
        let shown = zip(numbers, units.suffix(count)).map { TimeAmount($0.magnitude, $1) }
        return ElapsedTime(amounts: shown, isNegative: numbers[0] < 0).clockText(in: words) ?? ""
      }
    }
    return faces.count == units.count ? ClockForm(faces, smallest: last, digits: plain) : nil
  }
}

extension NumberParts {
  /// Takes a text apart where its digits begin and end; without groups where there are none.
  init(_ text: String, _ digits: [Unicode.Scalar]) {
    self.init(AttributedString())
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: digits.contains),
      let last = scalars.lastIndex(where: digits.contains)
    else {
      prefix = text
      return
    }
    let end = scalars.index(after: last)
    prefix = String(scalars[..<first])
    groups = [String(scalars[first..<end])]
    suffix = String(scalars[end...])
  }
}
