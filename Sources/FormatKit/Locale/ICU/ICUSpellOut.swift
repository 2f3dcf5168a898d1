#if canImport(_FoundationICU)
internal import Foundation
internal import _FoundationICU

/// Numbers in a locale's words, in the gender of what is counted: Russian "одна минута", "один час".
struct ICUSpellOut {
  private let locale: String
  private let ruleSet: String?

  /// The words for counting a unit of time.
  ///
  /// CLDR says the gender of the unit (`units/duration/minute/gender`) and names its rules for
  /// cardinals by gender; where it says nothing the locale's default rules hold.
  init(locale: Locale, counting unit: TimeUnit) throws(ICUError) {
    self.locale = locale.identifier
    let gender = ICUBundle.unitText(
      "units", "duration", unit.rawValue, "gender", in: ICUBundle.units(of: LocaleSubtags(locale)))
    let known = try Self.ruleSets(locale: locale.identifier)
    ruleSet = gender.flatMap { gender in
      Self.names(of: gender).map { "%spellout-cardinal-\($0)" }.first(where: known.contains)
    }
  }

  /// The names that rules may have for a gender, CLDR's own first: masculine is also the name of its
  /// kinds, and of the common gender ("reale" in Swedish) where the rules know no other.
  private static func names(of gender: String) -> [String] {
    switch gender {
    case "animate", "inanimate", "personal": [gender, "masculine-\(gender)", "masculine"]
    case "common": [gender, "reale", "masculine"]
    default: [gender]
    }
  }

  private static func ruleSets(locale: String) throws(ICUError) -> Set<String> {
    let formatter = try open(locale: locale)
    defer { swift_unum_close(formatter) }
    let names = try icuString(capacity: 1024) { (buffer, capacity, status: inout UErrorCode) in
      swift_unum_getTextAttribute(formatter, UNUM_PUBLIC_RULESETS, buffer, capacity, &status)
    }
    return Set(names.split(separator: ";").map(String.init))
  }

  private static func open(
    locale: String
  ) throws(ICUError) -> UnsafeMutablePointer<UNumberFormat?> {
    let formatter = try icu { (status: inout UErrorCode) in
      swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status)
    }
    guard let formatter else { throw ICUError(code: U_INTERNAL_PROGRAM_ERROR) }
    return formatter
  }

  /// Opens ICU's formatter; whoever takes it closes it.
  func open() throws(ICUError) -> UnsafeMutablePointer<UNumberFormat?> {
    let formatter = try Self.open(locale: locale)
    if let ruleSet {
      let characters = Array(ruleSet.utf16)
      try icu { (status: inout UErrorCode) in
        swift_unum_setTextAttribute(
          formatter, UNUM_DEFAULT_RULESET, characters, Int32(characters.count), &status)
      }
    }
    return formatter
  }
}
#endif
