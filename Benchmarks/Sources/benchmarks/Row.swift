import FormatKit
import Foundation

/// One line of the table: a style with its values, written in several ways.
struct Row {
  /// A way to write the values.
  enum Way: String, CaseIterable {
    /// A loop written by hand that writes the same bytes: the limit.
    case hand = "by hand"
    /// A compiled style, into an array of bytes.
    case bytes
    /// A compiled style, to a string.
    case string
    /// `format(_:style:)`, after the style has been used often.
    case format
    /// Foundation, or ICU where Foundation has no such style.
    case foundation
  }

  let name: String
  var goal: Goal?
  var ways: [Way: (Int) -> Int]
}

extension Row {
  /// A row for a style; each way writes as many values as it is told and answers how many bytes they took.
  ///
  /// - Parameters:
  ///   - name: The row's name in the table.
  ///   - style: The style.
  ///   - values: The values, taken in turn.
  ///   - goal: What the row should reach.
  ///   - foundation: The text by Foundation alone; `nil` where it has no such style.
  ///   - hand: The loop written by hand, which appends one value; `nil` where nobody would write one.
  init<Style: FormatStyle & Sendable>(
    _ name: String, _ style: Style, _ values: [Style.FormatInput], goal: Goal? = nil,
    foundation: ((Style, Style.FormatInput) -> String)? = { $0.format($1) },
    hand: ((Style.FormatInput, inout [UInt8]) -> Void)?
  ) where Style.FormatOutput == String {
    let compiled = style.compiled()
    self.name = compiled.isCompiled ? name : name + " (not compiled)"
    self.goal = goal
    ways = [
      .bytes: appending(values) { compiled.append($0, to: &$1) },
      .string: making(values) { compiled.format($0) },
      .format: making(values) { FormatKit.format($0, style: style) },
    ]
    if let foundation { ways[.foundation] = making(values) { foundation(style, $0) } }
    guard let hand else { return }
    for value in values {
      var bytes: [UInt8] = []
      hand(value, &bytes)
      let text = compiled.format(value)
      precondition(
        bytes.elementsEqual(text.utf8),
        "\(name): by hand \(String(decoding: bytes, as: UTF8.self)), compiled \(text)")
    }
    ways[.hand] = appending(values, hand)
  }
}

@inline(__always)
private func appending<Value>(
  _ values: [Value], _ append: @escaping (Value, inout [UInt8]) -> Void
) -> (Int) -> Int {
  { count in
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 << 16)
    var total = 0
    var index = 0
    for _ in 0..<count {
      append(values[index], &bytes)
      index = index &+ 1 == values.count ? 0 : index &+ 1
      if bytes.count > 1 << 15 {
        total += bytes.count
        bytes.removeAll(keepingCapacity: true)
      }
    }
    return total + bytes.count
  }
}

@inline(__always)
private func making<Value>(
  _ values: [Value], _ text: @escaping (Value) -> String
) -> (Int) -> Int {
  { count in
    var total = 0
    var index = 0
    for _ in 0..<count {
      total &+= text(values[index]).utf8.count
      index = index &+ 1 == values.count ? 0 : index &+ 1
    }
    return total
  }
}
