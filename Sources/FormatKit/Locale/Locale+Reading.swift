internal import Foundation

extension Locale {
  /// The locale that stands for this one while a text is read: the current one as it is now.
  var forReading: Locale {
    self == .autoupdatingCurrent ? .current : self
  }

  /// The locale, then the same one with ASCII digits and with the digits native to its language.
  var withNumberingSystems: [Locale] {
    [self]
      + ["latn", "native"].map { system in
        var components = Locale.Components(locale: self)
        components.numberingSystem = Locale.NumberingSystem(system)
        return Locale(components: components)
      }
  }
}
