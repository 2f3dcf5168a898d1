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
        locale.isRoot ? nil : try? ICUBundle(package: package, ofExactly: locale)
      if let bundle { bundles.append(bundle) }
      let named = try? bundle?["%%Parent"].string
      next = named.map { LocaleSubtags($0) } ?? locale.parent
    }
    bundles.append(try ICUBundle(package: package, direct: "root"))
    return bundles
  }

  /// Opens the bundle of one locale, without what its parents say.
  ///
  /// Opened directly first, a bundle would forget its parent for the whole process (`nb` its parent `no`),
  /// and Foundation would write numbers in Norwegian as the root does. So it is opened as locales are,
  /// and kept open until the direct one is there.
  private convenience init(package: String?, ofExactly locale: LocaleSubtags) throws(ICUError) {
    let whole = try ICUBundle(package: package, locale: locale.description)
    try self.init(package: package, direct: locale.description)
    withExtendedLifetime(whole) {}
  }
}
#endif
