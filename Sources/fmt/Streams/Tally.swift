/// What became of the values in a part of the input.
struct Tally {
  /// The lines that have been written.
  var lines = 0
  var formatted = 0
  /// The values that were empty and stay so.
  var empty = 0
  /// The values that could not be formatted, with the line where each stands, counted from 0.
  var trouble: [(line: Int, error: BadValue)] = []
  var troubles = 0
  /// Whether a value was bad and the rest is not to be read.
  var isAborted = false

  /// Notes a value that could not be formatted.
  mutating func note(_ error: BadValue, _ rule: InvalidRule) {
    troubles += 1
    if rule != .ignore { trouble.append((lines, error)) }
    if rule == .abort { isAborted = true }
  }

  /// Adds what became of the part that follows.
  mutating func add(_ next: Tally) {
    lines += next.lines
    formatted += next.formatted
    empty += next.empty
    troubles += next.troubles
    isAborted = isAborted || next.isAborted
  }

  /// What `--debug` says at the end.
  var summary: String {
    "\(lines) \(lines == 1 ? "line" : "lines"): \(formatted) \(formatted == 1 ? "value" : "values") "
      + "formatted, \(empty) empty, \(troubles) left as they were"
  }
}

/// What to do about a value that cannot be formatted (`--invalid` of numfmt).
enum InvalidRule {
  /// Say so and stop.
  case abort
  /// Say so, leave the value as it is, and fail in the end.
  case fail
  /// Say so and leave the value as it is.
  case warn
  /// Leave the value as it is.
  case ignore
}
