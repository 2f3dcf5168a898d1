#if canImport(_FoundationICU)
import Foundation
import Testing
import _FoundationICU

@testable import FormatKit

/// The plural rules, compared with ICU's own reading of the same data.
struct PluralRulesTests {
  private static let locales = Differential.locales + ["", "xx_YY", "en-u-nu-arab", "zh-Hant-TW"]

  private static let integers: [UInt64] =
    Array(0...130) + [200, 999, 1_000, 1_001, 5_000, 100_000, 120_000, 1_000_000, 2_000_000]
    + [1_000_001, 3_000_011, 12_345_678, 1_000_000_000, 7_000_000_000_000]
    + (53...63).flatMap { shift in (0..<6).map { (UInt64(1) << shift) + $0 * 9 } }
    + [999_999_999_999_999_999, 1_000_000_000_000_000_000, 1_000_000_000_000_000_001, .max]

  private static let fractions: [(digits: UInt64, places: Int)] =
    (0...250).map { ($0, 1) } + [0, 5, 100, 101, 150, 200, 1_201, 10_010, 11_000].map { ($0, 2) }
    + [1_000_000, 1_500_000, 1_000_001, 21_000_000].map { ($0, 6) }

  @Test func agreesWithICUInAllLocales() throws {
    var start = 0
    let fractions = Self.fractions
    for locale in Self.locales {
      let rules = try #require(PluralRules.cardinal(of: Locale(identifier: locale)))
      let icu = try ICUPlurals(locale)
      for integer in Self.integers {
        #expect(
          try icu.category("\(integer)", places: 0) == rules.category(of: integer),
          "\(locale) \(integer)")
      }
      let count = FullRun.isWanted ? fractions.count : 25
      for index in start..<start + count {
        let (digits, places) = fractions[index % fractions.count]
        let own = rules.category(digits: digits, fractionDigits: places)
        #expect(
          try icu.category("\(digits)e-\(places)", places: places) == own, "\(locale) \(digits)")
      }
      start += count
    }
  }

  @Test func readsEveryKindOfRelation() throws {
    let condition = try #require(
      PluralCondition("n % 100 = 2..4,7 and v != 0 or i = 1 @integer 2~4, 7, 100, … @decimal 2.0"))
    let range = { PluralRange(low: $0, high: $1) }
    #expect(
      condition.alternatives == [
        [
          PluralRelation(operand: .value, modulus: 100, ranges: [range(2, 4), range(7, 7)]),
          PluralRelation(operand: .fractionDigits, isNegated: true, ranges: [range(0, 0)]),
        ],
        [PluralRelation(operand: .integer, ranges: [range(1, 1)])],
      ])
  }

  @Test(arguments: [
    "i", "i =", "x = 1", "i = a", "i = 4..2", "i % 0 = 1", "i % 7 = 1", "i = 1 or", "and i = 1",
    "i = 1 and or n = 2", "ii = 1", "i = 1,", "i = 1..2..3", "i < 2", "i = 18446744073709551616",
  ])
  func refusesWhatItDoesNotUnderstand(rule: String) {
    #expect(PluralCondition(rule) == nil)
  }

  @Test func doesNotGuessAtNumbersThatAreTooLong() {
    let rules = PluralRules([])
    #expect(rules.category(of: 5) == .other)
    #expect(rules.category(digits: .max, fractionDigits: 3) == nil)
    #expect(rules.category(digits: .max, fractionDigits: 0, exponent: 3) == nil)
    #expect(rules.category(digits: 1, fractionDigits: 60) == nil)
  }
}

/// ICU's own plural rules, by the digits that are written.
private final class ICUPlurals {
  private let rules: OpaquePointer
  private let result: OpaquePointer
  private var formatters: [Int: OpaquePointer] = [:]

  init(_ locale: String) throws {
    var status = U_ZERO_ERROR
    rules = try #require(swift_uplrules_open(locale, &status))
    result = try #require(swift_unumf_openResult(&status))
  }

  deinit {
    swift_uplrules_close(rules)
    swift_unumf_closeResult(result)
    for formatter in formatters.values { swift_unumf_close(formatter) }
  }

  func category(_ decimal: String, places: Int) throws -> PluralCategory {
    var status = U_ZERO_ERROR
    let formatter = try formatter(places)
    swift_unumf_formatDecimal(formatter, decimal, -1, result, &status)
    var keyword = [UChar](repeating: 0, count: 16)
    let length = swift_uplrules_selectFormatted(rules, result, &keyword, 16, &status)
    try #require(status.rawValue <= U_ZERO_ERROR.rawValue)
    let name = String(decoding: keyword[..<Int(length)], as: UTF16.self)
    return try #require(PluralCategory(name: name))
  }

  private func formatter(_ places: Int) throws -> OpaquePointer {
    if let formatter = formatters[places] { return formatter }
    var status = U_ZERO_ERROR
    let skeleton = Array(
      (places == 0 ? "precision-integer" : "." + String(repeating: "0", count: places)).utf16)
    let formatter = try #require(
      swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), "en", &status))
    formatters[places] = formatter
    return formatter
  }
}
#endif
