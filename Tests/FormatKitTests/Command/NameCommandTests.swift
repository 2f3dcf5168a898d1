import Testing

@testable import fmt

/// `fmt name` beyond its examples: parts in both vocabularies, whole names, what is refused.
struct NameCommandTests {
  @Test(arguments: [
    // The standard's words in one of Apple's styles.
    (
      "--title Dr. --given Thomas --given2 Louis --surname Clark --generation Jr. --style long",
      "Dr. Thomas Louis Clark Jr."
    ),
    ("--given Vincent --surname-prefix van --surname-core Gogh", "Vincent van Gogh"),
    ("--given-informal Tom --given Thomas --style short", "Tom"),
    // Foundation's words by the standard: a suffix is taken apart.
    (
      "--prefix Dr. --given Thomas --middle Louis --family Clark --suffix 'Jr. PhD' "
        + "--length long --formality formal", "Dr. Thomas Louis Clark Jr., PhD"
    ),
    ("--nickname Tom --given Thomas --family Clark --length short", "Tom C."),
    // A suffix stays as it is in Apple's styles.
    ("--given Thomas --suffix 'Jr. PhD' --style long", "Thomas Jr. PhD"),
    // Whole names.
    ("'Clark, Thomas' --order sorting", "Clark, Thomas"),
    ("'Abe, Shinzo' --length long --name-locale ja_JP", "Abe Shinzo"),
    (
      "'Abe, Shinzo' --length long --name-locale ja-JP --preferred-order given-first",
      "Shinzo Abe"
    ),
    ("'Shinzo Abe' --length long --order surname-first", "Abe Shinzo"),
    ("--given Madonna --usage monogram", "M"),
  ])
  func prints(words: String, text: String) throws {
    let outcome = Outcome("name \(words)")
    #expect(Array(outcome.output.utf8) == Array((text + "\n").utf8), "\(outcome.messages)")
  }

  @Test func namesEachPart() throws {
    let words = "--given Robert --surname Smith --length medium"
    let attributed = Outcome("name \(words) --attributed").output
    #expect(attributed.contains("givenName") && attributed.contains("familyName"))
    let json = Outcome("name \(words) --json").output
    #expect(json.contains("\"value\":\"--given Robert --surname Smith\""), "\(json)")
    #expect(json.contains("\"style\":\"name --length medium\""), "\(json)")
    #expect(json.contains("\"text\":\"Robert Smith\""), "\(json)")
  }

  @Test(arguments: [
    (
      "--given Tom --style short --length long",
      "--style and --length do not go together: --style is for Apple's styles, the other for those "
        + "of UTS #35"
    ),
    ("--family Clark --surname Clark", "--family and --surname do not go together"),
    ("--suffix PhD --credentials PhD", "--suffix and --credentials do not go together"),
    ("--given Tom Clark", "\"Clark\" is too much: the options already give the value"),
    (
      "Tom --name-locale zz",
      "--name-locale: \"zz\" is not a locale: no language zz is known; did you mean az?"
    ),
    (
      "Tom --usage monogramm",
      "--usage: \"monogramm\" is not known: the words are referring, addressing, monogram; "
        + "did you mean monogram?"
    ),
  ])
  func refuses(words: String, message: String) throws {
    let outcome = Outcome("name \(words)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.messages == [message])
    #expect(outcome.status == 64)
  }
}
