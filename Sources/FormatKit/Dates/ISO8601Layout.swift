internal import Foundation

/// Which fields an ISO 8601 text has, and what stands between them.
struct ISO8601Layout: Hashable, Sendable {
  /// The fields, numbered as in the encoded form of Foundation's style.
  struct FieldSet: OptionSet, Hashable, Sendable, Decodable {
    let rawValue: UInt

    static let year = Self(rawValue: 1 << 0)
    static let month = Self(rawValue: 1 << 1)
    static let week = Self(rawValue: 1 << 2)
    static let day = Self(rawValue: 1 << 3)
    static let time = Self(rawValue: 1 << 4)
    static let timeZone = Self(rawValue: 1 << 5)
  }

  let fields: FieldSet
  let dateSeparator: Date.ISO8601FormatStyle.DateSeparator
  let dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator
  let timeSeparator: Date.ISO8601FormatStyle.TimeSeparator
  let timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator
  let hasFraction: Bool
}

extension ISO8601Layout {
  init(_ style: Date.ISO8601FormatStyle) {
    self.init(
      fields: EncodedFields.of(style), dateSeparator: style.dateSeparator,
      dateTimeSeparator: style.dateTimeSeparator, timeSeparator: style.timeSeparator,
      timeZoneSeparator: style.timeZoneSeparator, hasFraction: style.includingFractionalSeconds)
  }

  init(_ style: DateComponents.ISO8601FormatStyle) {
    self.init(
      fields: EncodedFields.of(style), dateSeparator: style.dateSeparator,
      dateTimeSeparator: style.dateTimeSeparator, timeSeparator: style.timeSeparator,
      timeZoneSeparator: style.timeZoneSeparator, hasFraction: style.includingFractionalSeconds)
  }
}

/// The one setting of the style that can be read only from its encoded form.
private struct EncodedFields: Decodable {
  let fields: ISO8601Layout.FieldSet

  /// The fields of a style; all that a date and time have when none was chosen.
  static func of(_ style: some Encodable) -> ISO8601Layout.FieldSet {
    let data = try? JSONEncoder().encode(style)
    let encoded = data.flatMap { try? JSONDecoder().decode(EncodedFields.self, from: $0) }
    guard let fields = encoded?.fields, !fields.isEmpty else {
      return [.year, .month, .day, .time, .timeZone]
    }
    return fields
  }
}
