import FormatKit
import Foundation
import Testing

/// Holds a sample of a style against all laws, and counts what it compared.
struct StyleLawChecker: StyleVisitor {
  /// Where the sample was drawn, for the message.
  let place: String
  private(set) var texts = 0

  init(place: String) {
    self.place = place
  }

  mutating func visit<Style>(_ sample: StyleSample<Style>) {
    let style = sample.style
    let compiled = style.compiled()
    let decoded = sample.isCoded ? decoded(style) : nil
    for value in sample.values {
      let text = format(value, style: style)
      texts += 1
      if let flaw = TextFlaw.first(in: text) {
        fail("\(flaw.rawValue) in \(text.debugDescription)", style)
      }
      expect(compiled.format(value), text, "compiled", style)
      expect(format(value, style: sample.relocated), text, "with the locale set last", style)
      if let decoded { expect(format(value, style: decoded), text, "coded", style) }
      if let attributed = sample.attributed {
        expect(String(attributed(value).characters), text, "attributed", style)
      }
      if let rewritten = sample.rewritten { expectRead(text, rewritten, style) }
    }
  }

  /// Reading a text gives a value with that text, or says that it has two meanings.
  private func expectRead(
    _ text: String, _ rewritten: (String) throws -> String, _ style: some Encodable
  ) {
    do {
      expect(try rewritten(text), text, "read and written again", style)
    } catch let error as ParsingError where error.reason == .ambiguous {
      return
    } catch {
      fail("\(text.debugDescription) is not read back: \(error)", style)
    }
  }

  private func decoded<Style: Codable>(_ style: Style) -> Style? {
    do {
      return try JSONDecoder().decode(Style.self, from: JSONEncoder().encode(style))
    } catch {
      fail("not coded: \(error)", style)
      return nil
    }
  }

  private func expect(_ text: String, _ expected: String, _ way: String, _ style: some Encodable) {
    guard !sameScalars(text, expected) else { return }
    fail("\(way): \(text.debugDescription), expected \(expected.debugDescription)", style)
  }

  private func fail(_ what: String, _ style: some Encodable) {
    let code = (try? JSONEncoder().encode(style)).map { String(decoding: $0, as: UTF8.self) }
    Issue.record("\(place): \(what), by \(code ?? "\(style)")")
  }
}
