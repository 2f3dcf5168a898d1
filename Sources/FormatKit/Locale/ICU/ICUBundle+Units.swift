#if canImport(_FoundationICU)
internal import _FoundationICU

extension ICUBundle {
  /// The branch of ICU's data that holds the names of units.
  static let unitPackage =
    "icudt\(U_ICU_VERSION_MAJOR_NUM)\(1.littleEndian == 1 ? "l" : "b")-unit"

  /// The text at a place of a locale's unit data, or of the nearest parent that has one.
  static func unitText(_ path: String..., in bundles: [ICUBundle]) -> String? {
    bundles.lazy.compactMap { bundle in
      var node = bundle
      for key in path {
        guard let child = try? node[key] else { return nil }
        node = child
      }
      return try? node.string
    }.first
  }

  /// The bundles of units of a locale and of its parents.
  static func units(of locale: LocaleSubtags) -> [ICUBundle] {
    (try? lineage(of: locale.maximized, package: unitPackage)) ?? []
  }
}
#endif
