internal import Foundation

/// Learns what an interval style prints: one template for each difference that two dates can have.
///
/// In a few texts with known dates, digits are read as the fields that they can be, and what stands between them
/// as words: those of months, weekdays, halves of the day and the zone, which are asked for one by one.
struct IntervalLearner {
  /// The texts of a field, by its value.
  struct Words {
    let field: DateField
    let texts: [[Unicode.Scalar]]
    /// The same texts as a part of a template.
    let part: DateTemplate.Part

    init(field: DateField, texts: [[Unicode.Scalar]]) {
      self.field = field
      self.texts = texts
      part = .table(field, texts.map { String($0[...]) })
    }
  }

  /// What the tables of a number's texts are made for.
  private struct Number: Hashable {
    let reading: DateReading
    let minimumDigits: Int
    let zero: String
    let isShortYear: Bool
  }

  let observer: IntervalObserver
  var words: [Words] = []
  /// The readings found so far: another that fits as well is less likely.
  private var readings: [DateReading] = []
  private var numbers: [Number: [DateTemplate.Part]] = [:]

  init(_ observer: IntervalObserver) {
    self.observer = observer
  }

  /// The templates by difference; `nil` when one is not made of fields that are understood.
  mutating func learn() -> [DateTemplate]? {
    var templates: [IntervalDifference: DateTemplate] = [:]
    // Equal dates have all of the style's fields once; years that differ may have fields of their own.
    for difference in [IntervalDifference.none, .year] + IntervalDifference.allCases
    where templates[difference] == nil {
      guard let template = template(for: difference) else { return nil }
      templates[difference] = template
    }
    return IntervalDifference.allCases.compactMap { templates[$0] }
  }
}

extension IntervalLearner {
  /// Dates whose numbers tell all fields of both apart, and the first of which have one digit where that can be.
  static let probes: [(first: LocalDate.Fields, second: LocalDate.Fields)] = [
    (
      .init(year: 2001, month: 1, day: 8),
      .init(year: 2003, month: 3, day: 9, hour: 7, minute: 8, second: 9)
    ),
    (
      .init(year: 2014, month: 10, day: 12, hour: 21, minute: 37, second: 48),
      .init(year: 2020, month: 12, day: 25, hour: 11, minute: 46, second: 57)
    ),
    (
      .init(year: 2024, month: 5, day: 19, hour: 0, minute: 2, second: 3),
      .init(year: 2036, month: 11, day: 22, hour: 14, minute: 59, second: 31)
    ),
    (
      .init(year: 2019, month: 7, day: 11, hour: 13, minute: 25, second: 14),
      .init(year: 2027, month: 9, day: 28, hour: 17, minute: 41, second: 33)
    ),
  ]

  private mutating func template(for difference: IntervalDifference) -> DateTemplate? {
    let samples = Self.probes.map { probe in
      let pair = difference.pair(probe.first, probe.second)
      return observer.sample(observer.local(pair.first), observer.local(pair.second))
    }
    guard let first = samples.first,
      samples.allSatisfy({ $0.numbers.count == first.numbers.count })
    else { return nil }
    var parts: [DateTemplate.Part] = []
    for index in first.gaps.indices {
      let isSecond = parts.contains(where: \.isOfSecond)
      guard let gap = gap(index, samples, difference, prefersSecond: isSecond) else { return nil }
      parts += gap
      guard index < first.numbers.count else { break }
      guard let number = number(samples.map { $0.numbers[index] }, samples) else { return nil }
      parts += number
    }
    return DateTemplate(parts: parts)
  }

  private mutating func number(
    _ texts: [String], _ samples: [IntervalSample]
  ) -> [DateTemplate.Part]? {
    let numerals = texts.compactMap(DateNumeral.init)
    guard numerals.count == texts.count, Set(numerals.map { $0.digits[0] }).count == 1,
      let numeral = numerals.min(by: { $0.minimumDigits < $1.minimumDigits })
    else { return nil }
    for reading in readings + Self.readings {
      for isShortYear in reading == .year ? [true, false] : [false] {
        for isSecond in [false, true] {
          let agrees = zip(samples, numerals).allSatisfy { sample, shown in
            reading.isRead(
              shown, isSecond ? sample.second : sample.first,
              minimumDigits: numeral.minimumDigits, isShortYear: isShortYear)
          }
          guard agrees else { continue }
          if !readings.contains(reading) { readings.append(reading) }
          let key = Number(
            reading: reading, minimumDigits: numeral.minimumDigits, zero: numeral.digits[0],
            isShortYear: isShortYear)
          let parts = numbers[key] ?? reading.parts(numeral, isShortYear: isShortYear)
          numbers[key] = parts
          return isSecond ? parts.map(\.ofSecond) : parts
        }
      }
    }
    return nil
  }

  private static let readings: [DateReading] = [
    .year, .month, .day, .hour0To23, .hour1To12, .hour1To24, .hour0To11, .minute, .second,
  ]

  private mutating func gap(
    _ index: Int, _ samples: [IntervalSample], _ difference: IntervalDifference,
    prefersSecond: Bool
  ) -> [DateTemplate.Part]? {
    let texts = samples.map { $0.gaps[index][...] }
    let read = { (words: [Words]) in
      IntervalGapReader(samples: samples, words: words, prefersSecond: prefersSecond).parts(texts)
    }
    if let parts = read(words) { return parts }
    words += learnWords(inGap: index, difference)
    return read(words)
  }
}

extension DateTemplate.Part {
  fileprivate var isOfSecond: Bool {
    if case .ofSecond = self { true } else { false }
  }

  /// The part for the second date of an interval.
  var ofSecond: Self {
    if case .table(let field, let texts) = self { return .ofSecond(field, texts) }
    return self
  }
}

/// Reads what stands between numbers as fixed text and known words.
struct IntervalGapReader {
  let samples: [IntervalSample]
  let words: [IntervalLearner.Words]
  /// Whether a word that fits both dates is taken for the second's.
  let prefersSecond: Bool

  /// The parts of which the texts of all samples are made.
  func parts(_ texts: [ArraySlice<Unicode.Scalar>]) -> [DateTemplate.Part]? {
    let first = texts[0]
    if texts.allSatisfy({ $0.elementsEqual(first) }) { return [.literal(String(first))] }
    let common = first.indices.first { index in
      !texts.allSatisfy { text in
        let other = text.startIndex + index - first.startIndex
        return other < text.endIndex && text[other] == first[index]
      }
    }
    let length = (common ?? first.endIndex) - first.startIndex
    for offset in 0...length {
      for words in words {
        for isSecond in [prefersSecond, !prefersSecond] {
          guard let rest = rest(of: texts, offset, words, isSecond), let parts = parts(rest) else {
            continue
          }
          let word = isSecond ? words.part.ofSecond : words.part
          return [.literal(String(first.prefix(offset))), word] + parts
        }
      }
    }
    return nil
  }

  /// What is left of the texts after a word of one date; `nil` where it does not stand in all of them.
  private func rest(
    of texts: [ArraySlice<Unicode.Scalar>], _ offset: Int, _ words: IntervalLearner.Words,
    _ isSecond: Bool
  ) -> [ArraySlice<Unicode.Scalar>]? {
    var rest: [ArraySlice<Unicode.Scalar>] = []
    for (text, sample) in zip(texts, samples) {
      let date = isSecond ? sample.second : sample.first
      let word = words.texts[date[words.field]]
      let text = text.dropFirst(offset)
      guard text.starts(with: word) else { return nil }
      rest.append(text.dropFirst(word.count))
    }
    // Words without a letter would stand anywhere.
    let isLonger = zip(rest, texts).contains { $0.count + offset < $1.count }
    return isLonger ? rest : nil
  }
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
