internal import Foundation

extension ListFormatStyle: KnownFormatStyle {
  /// The list of its members' corrected texts.
  func corrected(_ value: Base) -> String {
    guard Style.self != StringStyle.self, let style = storedMemberStyle else {
      return format(value)
    }
    return strings.format(value.map { FormatKit.format($0, style: style) })
  }

  /// The same list of strings.
  var strings: ListFormatStyle<StringStyle, [String]> {
    var list: ListFormatStyle<StringStyle, [String]> = .list(
      type: .init(rawValue: listType.rawValue) ?? .and,
      width: .init(rawValue: width.rawValue) ?? .standard)
    list.locale = locale
    return list
  }

  /// The style of the members, which Foundation keeps to itself; `nil` where it cannot be seen.
  var storedMemberStyle: Style? {
    Mirror(reflecting: self).descendant("memberStyle") as? Style
  }
}
