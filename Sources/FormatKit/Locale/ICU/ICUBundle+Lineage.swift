#if canImport(_FoundationICU)
extension ICUBundle {
  /// The bundles of a locale and of its parents, the locale's own first and the root's last.
  ///
  /// A parent is the one that the data name, or else the locale without its region
  /// (UTS #35 part 1, "Parent Locales"). A locale without data of its own is passed over.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - package: The branch of the data, such as ``unitPackage``; the main one when `nil`.
  /// - Returns: The bundles, at least the root's.
  /// - Throws: ``ICUError`` when the branch is not there.
  static func lineage(
    of locale: LocaleSubtags, package: String? = nil
  ) throws(ICUError) -> [ICUBundle] {
    var bundles: [ICUBundle] = []
    var next: LocaleSubtags? = locale.dataName
    while let locale = next {
      let bundle =
        locale.isRoot ? nil : try? ICUBundle(package: package, direct: locale.description)
      if let bundle { bundles.append(bundle) }
      let named = try? bundle?["%%Parent"].string
      next = named.map { LocaleSubtags($0) } ?? locale.parent
    }
    bundles.append(try ICUBundle(package: package, direct: "root"))
    return bundles
  }
}
#endif
