import FormatKit
import Foundation

/// A text, in one piece or in named parts.
struct Rendering: Equatable, Sendable {
  /// A part of a text: what it is, in Foundation's words, and how it reads.
  struct Part: Equatable, Sendable {
    let name: String
    let text: String
  }

  let text: String
  let parts: [Part]

  init(_ text: String) {
    self.text = text
    parts = []
  }

  /// A text that has no parts of its own: where parts are wanted, it is one.
  init(_ text: String, in form: ValueFormatter.Form) {
    self.text = text
    parts = form == .plain ? [] : [Part(name: "text", text: text)]
  }

  init(parts: [Part]) {
    text = parts.map(\.text).joined()
    self.parts = parts
  }

  /// The runs of an attributed text, each named by its attributes from the outermost in:
  /// `value.integer`, and `literal` where there is none.
  init(_ attributed: AttributedString) {
    self.init(
      parts: attributed.runs.map { run in
        let names = Self.names(of: run.attributes)
        return Part(
          name: names.isEmpty ? "literal" : names.joined(separator: "."),
          text: String(attributed.characters[run.range]))
      })
  }

  /// The same with plain spaces and without direction marks; parts that are nothing else are left out.
  var plainText: Rendering {
    guard !parts.isEmpty else { return Rendering(PlainText.of(text)) }
    let plain = parts.map { Part(name: $0.name, text: PlainText.of($0.text)) }
    return Rendering(parts: plain.filter { !$0.text.isEmpty })
  }

  /// The same without the sign of a number that is shown as zero.
  var withoutSignOnZero: Rendering {
    guard ZeroText.isZero(text) else { return self }
    guard !parts.isEmpty else { return Rendering(ZeroText.unsigned(text)) }
    return Rendering(parts: parts.filter { !$0.name.hasSuffix("sign") })
  }

  private static func names(of attributes: AttributeContainer) -> [String] {
    [
      attributes.byteCount.map { "\($0)" },
      attributes.measurement.map { "\($0)" },
      attributes.durationField.map { "\($0)" },
      attributes.dateField.map { "\($0)" },
      attributes.personNameComponent.map { "\($0)" },
      attributes.numberPart.map { "\($0)" },
      attributes.numberSymbol.map { "\($0)" },
    ].compactMap { $0 }.map(plain)
  }

  /// `unit(Foundation.….kb)`, as Swift describes a case with a value, without the type's name.
  private static func plain(_ name: String) -> String {
    guard let open = name.firstIndex(of: "("), let dot = name.lastIndex(of: ".") else {
      return name
    }
    return "\(name[..<open])(\(name[name.index(after: dot)...])"
  }
}
