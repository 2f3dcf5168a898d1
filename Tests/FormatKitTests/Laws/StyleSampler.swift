import Foundation
import Testing

/// One of the kinds of style in the family: shows a visitor a style of that kind with settings and values drawn at random.
struct StyleSampler: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let show: @Sendable (SampleContext, inout any StyleVisitor) -> Void

  init(
    _ name: String, _ show: @escaping @Sendable (SampleContext, inout any StyleVisitor) -> Void
  ) {
    testDescription = name
    self.show = show
  }

  static let all = numbers + dates + quantities + texts

  /// Some values out of many, chosen by the context.
  static func some<Value>(_ count: Int, of values: [Value], _ context: SampleContext) -> [Value] {
    var generator = context.generator
    return (0..<count).compactMap { _ in values.randomElement(using: &generator) }
  }
}
