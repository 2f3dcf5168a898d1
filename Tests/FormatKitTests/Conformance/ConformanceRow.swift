import Foundation

/// One row of a file of the data, by the names of its columns.
struct ConformanceRow {
  private let fields: [String: String]
  /// The file and the line, to find the row again.
  let label: String

  init(_ fields: [String: String], file: String, line: Int) {
    self.fields = fields
    label = "\(file):\(line)"
  }

  /// The field of a column; empty where nothing is given.
  subscript(column: String) -> String { fields[column] ?? "" }

  /// The locale of the row; `und` of the data is the root locale, which Foundation calls by the empty name.
  var locale: Locale { Locale(identifier: self["locale"] == "und" ? "" : self["locale"]) }

  /// The instant of a row that has one.
  var date: Date { Date(timeIntervalSince1970: (Double(self["epoch_ms"]) ?? 0) / 1_000) }

  /// A field that holds JSON; `nil` where it holds none of that shape.
  func json<Value: Decodable>(_ column: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(self[column].utf8))
  }

  /// The rows of a file, in order.
  static func all(of file: String) throws -> [ConformanceRow] {
    try ConformanceData.rows(file).enumerated().map {
      ConformanceRow($0.element, file: file, line: $0.offset + 2)
    }
  }
}
