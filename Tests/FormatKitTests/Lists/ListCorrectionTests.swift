import FormatKit
import Foundation
import Testing

/// Lists through `format(_:style:)`, in `en_US`.
struct ListCorrectionTests {
  private let locale = Locale(identifier: "en_US")

  @Test func correctsItsMembers() {
    var style = ListFormatStyle<ByteCountFormatStyle, [Int64]>(
      memberStyle: ByteCountFormatStyle(style: .file, locale: locale))
    style.locale = locale
    #expect(format([999, 1_000, .max], style: style) == "999 bytes, 1 kB, and 9.22 EB")
    style.listType = .or
    style.width = .narrow
    #expect(format([999, 999_999], style: style) == "999 bytes or 1 MB")
  }

  @Test func correctsTheMembersOfItsMembers() {
    let floats = ListFormatStyle<FloatingPointFormatStyle<Float>, [Float]>(
      memberStyle: FloatingPointFormatStyle(locale: locale)
    ).locale(locale)
    var lists = ListFormatStyle<
      ListFormatStyle<FloatingPointFormatStyle<Float>, [Float]>, [[Float]]
    >(
      memberStyle: floats
    ).locale(locale)
    lists.listType = .or
    #expect(format([[16.03, 0.1], [1.23]], style: lists) == "16.03 and 0.1 or 1.23")
  }

  @Test(arguments: FullRun.locales)
  func keepsWhatFoundationGetsRight(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let style = ListFormatStyle<IntegerFormatStyle<Int>, [Int]>(
      memberStyle: IntegerFormatStyle(locale: locale)
    ).locale(locale)
    for list in [[], [1], [1, -2_000], [1, 2, 3], [7, 8, 8, 11]] {
      #expect(sameScalars(format(list, style: style), style.format(list)))
    }
  }
}
