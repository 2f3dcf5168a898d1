#if canImport(_FoundationICU)
internal import _FoundationICU

/// What ICU reads out of a locale's identifier, in either form: `en_US@measure=metric`,
/// `en-US-u-ms-metric`.
struct ICULocale {
  let identifier: String

  /// The value of a key, by its long name (`measure`) or, where it has no other, its short one (`mu`).
  func keyword(_ key: String) -> String? {
    let value = try? icuBytes { buffer, capacity, status in
      swift_uloc_getKeywordValue(identifier, key, buffer, capacity, &status)
    }
    return value?.isEmpty == false ? value : nil
  }

  /// The region's code as the identifier has it.
  var region: String? {
    Self.region(of: identifier)
  }

  /// The region's code as the identifier has it, or the one that is most likely for the language.
  var likelyRegion: String? {
    if let region { return region }
    let likely = try? icuBytes { buffer, capacity, status in
      swift_uloc_addLikelySubtags(identifier, buffer, capacity, &status)
    }
    return likely.flatMap(Self.region)
  }

  private static func region(of identifier: String) -> String? {
    let region = try? icuBytes { buffer, capacity, status in
      swift_uloc_getCountry(identifier, buffer, capacity, &status)
    }
    return region?.isEmpty == false ? region : nil
  }
}

extension UnitPlace {
  /// UTS #35 part 6, "Unit Preferences Overrides": `rg`, then the region, then the likely one;
  /// `ms` and `mu` are kept beside it.
  init(locale: String) {
    let locale = ICULocale(identifier: locale)
    let override = locale.keyword("rg").flatMap(Self.region(ofSubdivision:))
    region = override ?? locale.likelyRegion ?? "001"
    // ICU turns `-u-ms-uksystem` into the older word.
    system = locale.keyword("measure").flatMap {
      MeasurementSystem(rawValue: $0 == "imperial" ? "uksystem" : $0)
    }
    let scales = ["celsius": "celsius", "kelvin": "kelvin", "fahrenhe": "fahrenheit"]
    temperatureUnit = locale.keyword("mu").flatMap { scales[$0] }
  }

  /// The region of a subdivision's code: `gbeng` and `gbzzzz` are in GB, `419zzzz` in 419.
  private static func region(ofSubdivision code: String) -> String? {
    guard code.utf8.count >= 3, let first = code.first else { return nil }
    return code.prefix(first.isLetter ? 2 : 3).uppercased()
  }
}
#endif
