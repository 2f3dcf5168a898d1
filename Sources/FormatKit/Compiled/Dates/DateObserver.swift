internal import Foundation

/// What a date style prints, as a whole and by its parts.
struct DateObserver {
  /// One part of a text: a field of the date, or what stands between fields.
  struct Part: Equatable {
    let name: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field?
    let text: String
  }

  let text: (Date) -> String
  let parts: (Date) -> [Part]
  /// Whether a name of the time zone is one for summer and winter, such as "Pacific Time".
  ///
  /// Such a name also follows what other zones do, which is not learned.
  let namesZoneGenerically: () -> Bool
}

extension DateObserver {
  /// Observes a style by its plain and its attributed form.
  init(
    text: @escaping (Date) -> String, attributed: @escaping (Date) -> AttributedString,
    namesZoneGenerically: @escaping () -> Bool
  ) {
    self.namesZoneGenerically = namesZoneGenerically
    self.text = text
    parts = { date in
      let text = attributed(date)
      return text.runs[\.dateField].map { name, range in
        Part(name: name, text: String(String.UnicodeScalarView(text.unicodeScalars[range])))
      }
    }
  }
}
