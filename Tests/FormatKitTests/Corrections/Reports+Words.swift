import FormatKit
import Foundation

extension Report {
  static let lists = [
    list("L01a", ["hijos", "hijas"], .and, "es_ES", "hijos e hijas"),
    list("L01b", ["7", "8"], .or, "es_ES", "7 u 8"),
    list("L01c", ["agua", "hielo"], .and, "es_ES", "agua y hielo"),
    list("L02", ["a", "b"], .and, "he_IL", "\u{2068}a\u{2069} ו-\u{2068}b\u{2069}"),
    Report(
      "L02", ["a", "b"], Strings.list(type: .and).plainText(), locale: "he_IL", "a ו-b",
      "list --and --plain-text a b"),
  ]

  static let names = [
    name("A01a", ["family": "姚", "given": "明"], "zh_CN", "姚明"),
    name("A02a", ["family": "Kovács", "given": "Ádám"], "hu_HU", "Kovács Ádám"),
    name("A02b", ["family": "Nguyễn", "given": "Minh Khai"], "vi_VN", "Nguyễn Minh Khai"),
    name(
      "A03a", ["prefix": "Dr.", "given": "TestFirst", "family": "Last"], "en_US", "TL",
      .abbreviated
    ),
    name("A03b", ["given": "Tim", "family": "Berners-Lee"], "en_US", "TB", .abbreviated),
    name("A03d", ["given": "X"], "en_US", "X", .abbreviated),
    name("A04", ["given": "Madonna"], "en_US", "Madonna"),
  ]

  private typealias Strings = ListFormatStyle<StringStyle, [String]>

  private static func list(
    _ id: String, _ members: [String], _ type: Strings.ListType, _ locale: String, _ text: String
  ) -> Report {
    Report(
      id, members, Strings.list(type: type), locale: locale, text,
      "list --\(type == .and ? "and" : "or") \(members.joined(separator: " "))")
  }

  private static func name(
    _ id: String, _ parts: KeyValuePairs<String, String>, _ locale: String, _ text: String,
    _ style: PersonNameComponents.FormatStyle.Style = .medium
  ) -> Report {
    var components = PersonNameComponents()
    for (part, value) in parts {
      switch part {
      case "family": components.familyName = value
      case "given": components.givenName = value
      default: components.namePrefix = value
      }
    }
    let options = parts.map { "--\($0.key) '\($0.value)'" }.joined(separator: " ")
    return Report(
      id, components, PersonNameComponents.FormatStyle(style: style), locale: locale, text,
      "name --style \(style == .medium ? "medium" : "abbreviated") \(options)")
  }
}
