/// A value that cannot be read: what it is, what was wanted, why, and what would work.
///
/// ```
/// "12,5" is not a number: at column 3, "," is not a digit; write 12.5
/// ```
struct BadValue: Error, Equatable, CustomStringConvertible {
  let value: String
  let wanted: String
  let reason: String
  var advice: String?

  /// A word that is no known one of its kind: `"EURO" is not a currency: …; did you mean EUR?`.
  static func unknown(_ value: String, wanted: String, among words: some Sequence<String>) -> Self {
    let near = nearest(to: value, among: words).map { "did you mean \($0)?" }
    return BadValue(value: value, wanted: wanted, reason: "no such name is known", advice: near)
  }

  var description: String {
    let end = advice.map { "; \($0)" } ?? ""
    return "\"\(value)\" is not \(wanted): \(reason)\(end)"
  }
}

/// A command line that cannot be understood.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// What the process says of itself when it ends.
enum ExitStatus {
  static let success: Int32 = 0
  /// Some value could not be formatted, some row differs, some file could not be read.
  static let failure: Int32 = 1
  /// The command line could not be understood (`EX_USAGE` of `sysexits.h`).
  static let usage: Int32 = 64
}
