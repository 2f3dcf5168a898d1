#if canImport(_FoundationICU)
extension ICUBundle {
  /// The bundles of a locale and of its parents, the locale's own first and the root's last.
  ///
  /// A parent is the one that the data name, or else the locale without its last subtag
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
    var name = locale.withoutDefaultScript.description
    while name != "root", name != "und" {
      let bundle = try? ICUBundle(package: package, direct: name)
      if let bundle { bundles.append(bundle) }
      name = (try? bundle?["%%Parent"].string) ?? truncated(name)
    }
    bundles.append(try ICUBundle(package: package, direct: "root"))
    return bundles
  }

  private static func truncated(_ name: String) -> String {
    name.lastIndex(of: "_").map { String(name[..<$0]) } ?? "root"
  }
}
#endif
