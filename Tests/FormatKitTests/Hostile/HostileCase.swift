import FormatKit
import Foundation

/// A style with one absurd setting, in every way that it can be used.
struct HostileCase {
  let name: String
  /// Uses the style; gives what went wrong without stopping the process.
  let problems: () -> [String]

  /// The cases of plain styles: each as coded, then with one place of its coded form changed.
  static func all<Style: FormatStyle>(
    _ styles: [Style], _ values: [Style.FormatInput]
  ) -> [HostileCase] where Style.FormatOutput == String {
    decoded(styles) { plainProblems($0, values, limit: $1) }
  }

  /// The cases of attributed styles.
  static func all<Style: FormatStyle>(
    attributed styles: [Style], _ values: [Style.FormatInput]
  ) -> [HostileCase] where Style.FormatOutput == AttributedString {
    decoded(styles) { style, limit in
      values.flatMap { value in
        tooLong(String(format(value, style: style).characters), limit)
      }
    }
  }

  private static func decoded<Style: FormatStyle>(
    _ styles: [Style], problems: @escaping (Style, _ limit: Int) -> [String]
  ) -> [HostileCase] {
    styles.flatMap { style -> [HostileCase] in
      guard let data = try? JSONEncoder().encode(style) else {
        return [HostileCase(name: "unchanged") { ["\(Style.self) is not coded"] }]
      }
      return HostileJSON.all(of: data).map { json in
        HostileCase(name: json.change) {
          // That a form is refused is as good.
          guard let style = try? HostileJSON.decoder.decode(Style.self, from: json.data) else {
            return []
          }
          return problems(style, json.data.count)
        }
      }
    }
  }
}

// MARK: - The laws

extension HostileCase {
  private static func plainProblems<Style: FormatStyle>(
    _ style: Style, _ values: [Style.FormatInput], limit: Int
  ) -> [String] where Style.FormatOutput == String {
    let compiled = style.compiled()
    return values.enumerated().flatMap { index, value -> [String] in
      let text = format(value, style: style)
      var bytes: [UInt8] = []
      compiled.append(value, to: &bytes)
      let isSame = sameScalars(text, compiled.format(value)) && bytes.elementsEqual(text.utf8)
      if let style = style as? any StrictParseableFormatStyle { read([text, "1"], style) }
      return tooLong(text, limit) + (isSame ? [] : ["compiled, value \(index) differs: \(text)"])
    }
  }

  /// A text may be as long as its style, and as ICU's greatest number of digits with their groups; not longer.
  private static func tooLong(_ text: String, _ limit: Int) -> [String] {
    let count = text.utf8.count
    return count <= 40_000 + 20 * limit ? [] : ["\(count) bytes of text"]
  }

  private static func read(_ texts: [String], _ style: some StrictParseableFormatStyle) {
    for text in texts { _ = try? parse(text, strategy: style.strictParseStrategy) }
  }
}
