import Foundation
import Testing

/// The documents show only what a snippet runs: `Scripts/snippets` proves the snippets, this proves
/// that README and DocC repeat them letter by letter.
struct DocumentationTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// An expression that is formatted, and what is printed for it.
  struct Example: Hashable, CustomStringConvertible {
    let code: [Unicode.Scalar]
    let text: [Unicode.Scalar]

    init(code: String, text: String) {
      self.code = Array(code.unicodeScalars)
      self.text = Array(text.unicodeScalars)
    }

    var description: String {
      String(String.UnicodeScalarView(code)) + "  // → " + String(String.UnicodeScalarView(text))
    }
  }

  static let documents: [URL] = {
    let catalog = root.appending(path: "Sources/FormatKit/FormatKit.docc")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: catalog.path)) ?? []
    return [root.appending(path: "README.md")]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { catalog.appending(path: $0) }
  }()

  @Test(arguments: documents.map(\.lastPathComponent))
  func showsOnlyWhatASnippetPrints(document: String) throws {
    let file = try #require(Self.documents.first { $0.lastPathComponent == document })
    let known = try Self.snippetExamples()
    let text = try String(contentsOf: file, encoding: .utf8)
    for example in Self.examples(in: Self.swiftBlocks(of: text)) {
      let isKnown = known.contains(example)
      #expect(isKnown, "no snippet prints this: \(example)")
    }
  }

  private static func snippetExamples() throws -> Set<Example> {
    let folder = root.appending(path: "Snippets")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let texts = try names.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    return Set(texts.flatMap { examples(in: $0.components(separatedBy: "\n")) })
  }

  private static func swiftBlocks(of markdown: String) -> [String] {
    var inside = false
    return markdown.components(separatedBy: "\n").filter { line in
      if line.hasPrefix("```") { inside = line == "```swift" }
      return inside
    }
  }

  /// The examples of some lines: `code  // → text`, or `print(code)` with `// → text` below it.
  private static func examples(in lines: [String]) -> [Example] {
    zip([""] + lines, lines).compactMap { before, line in
      let halves = line.components(separatedBy: "// → ")
      guard halves.count == 2 else { return nil }
      let code = halves[0].trimmingCharacters(in: .whitespaces)
      let above = before.trimmingCharacters(in: .whitespaces)
      return Example(code: unprinted(code.isEmpty ? above : code), text: halves[1])
    }
  }

  private static func unprinted(_ code: String) -> String {
    guard code.hasPrefix("print("), code.hasSuffix(")") else { return code }
    return String(code.dropFirst(6).dropLast())
  }
}
