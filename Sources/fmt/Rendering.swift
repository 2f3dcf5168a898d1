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
