internal import Foundation

/// A name in its parts: the one thing from which plain and attributed text are made.
struct NameText: Equatable, Sendable {
  typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component

  /// A run of text and what it is of the name.
  struct Run: Equatable, Sendable {
    var text: String
    var component: Component
  }

  var runs: [Run] = []

  /// The plain text.
  var string: String {
    runs.reduce(into: "") { $0 += $1.text }
  }

  /// The text with Foundation's attribute for each part of a name.
  var attributedString: AttributedString {
    runs.reduce(into: AttributedString()) { text, run in
      var attributes = AttributeContainer()
      attributes.personNameComponent = run.component
      text += AttributedString(run.text, attributes: attributes)
    }
  }
}

extension NameText {
  /// The texts that are there, with a separator between; `nil` when none is.
  static func joined(_ texts: [String?], by separator: String = " ") -> String? {
    let texts = texts.compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}
