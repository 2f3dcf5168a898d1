import Foundation
import Testing

/// What Foundation does not read of the JSON that it writes.
///
/// Precisions by fraction digits or without an end are refused, so the law that coding keeps the text leaves those styles
/// out. When this test fails the toolchain is mended and they can come back.
struct PrecisionCodingTests {
  @Test func fractionLengthIsNotReadBack() throws {
    let style = IntegerFormatStyle<Int>().precision(.fractionLength(2))
    let data = try JSONEncoder().encode(style)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IntegerFormatStyle<Int>.self, from: data)
    }
  }

  @Test func openEndsAreNotReadBack() throws {
    let style = IntegerFormatStyle<Int>().precision(.significantDigits(1...))
    let data = try JSONEncoder().encode(style)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IntegerFormatStyle<Int>.self, from: data)
    }
  }

  @Test func significantDigitsAreReadBack() throws {
    let style = IntegerFormatStyle<Int>().precision(.significantDigits(2))
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(IntegerFormatStyle<Int>.self, from: data) == style)
  }
}
