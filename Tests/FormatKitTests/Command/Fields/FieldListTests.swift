import Testing

@testable import fmt

/// Lists of fields, as `cut` has them.
struct FieldListTests {
  @Test(arguments: [
    ("2", [2]), ("2-", [2, 3, 4, 5]), ("2-4", [2, 3, 4]), ("-3", [1, 2, 3]),
    ("-", [1, 2, 3, 4, 5]), ("1,4-", [1, 4, 5]), ("3,1", [1, 3]), ("7", []),
  ])
  func understands(_ text: String, _ fields: [Int]) throws {
    let list = try FieldList.read(text)
    #expect((1...5).filter(list.contains) == fields)
  }

  @Test(arguments: [
    ("", "\"\" is no field"), ("0", "\"0\" is no number of a field; they count from 1"),
    ("1,", "\"\" is no field"), ("4-2", "4-2 begins after its end"),
    ("a", "\"a\" is no number of a field; they count from 1"), ("1-2-3", "\"1-2-3\" is no field"),
    ("99999999999999999999", "\"99999999999999999999\" is no number of a field; they count from 1"),
  ])
  func refuses(_ text: String, _ reason: String) {
    #expect(throws: BadValue.self) { try FieldList.read(text) }
    do throws(BadValue) { _ = try FieldList.read(text) } catch { #expect(error.reason == reason) }
  }
}
