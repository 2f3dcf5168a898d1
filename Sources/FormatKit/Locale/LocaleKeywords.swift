/// The keywords that a locale's identifier may carry, with their values: `-u-nu-arab`,
/// `@calendar=buddhist` (UTS #35 part 1, "Key And Type Definitions").
package enum LocaleKeywords {
  /// The values of each keyword, by ICU's name of the keyword; `nil` where they cannot be asked for.
  ///
  /// Values stand in both their names, ICU's and BCP 47's, in lower case.
  package static let values: [String: Set<String>]? = {
    #if canImport(_FoundationICU)
    return try? fromICU()
    #else
    return nil
    #endif
  }()

  /// Whether a keyword may have a value.
  package static func knows(_ keyword: String, _ value: String) -> Bool {
    guard let values else { return true }
    guard let known = values[keyword] else { return false }
    if known.contains(value) { return true }
    let isPlain = value.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    // Values of these are codes rather than words: of regions, subdivisions and scripts.
    return switch keyword {
    case "rg": isPlain && value.utf8.count == 6 && value.hasSuffix("zzzz")
    case "sd": isPlain && (3...7).contains(value.utf8.count)
    case "dx": isPlain && value.utf8.count == 4
    default: false
    }
  }
}
