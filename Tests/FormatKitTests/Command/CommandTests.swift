import FormatKit
import Foundation
import Testing

@testable import fmt

/// The command as a whole: words in, lines, messages and status out.
struct CommandTests {
  // MARK: Values

  @Test func readsLinesWhenThereAreNoWords() {
    let outcome = Outcome("number", lines: ["1234.5", "", "  -7\r", "x", "1e3"])
    #expect(outcome.output == "1,234.5\n\n-7\r\nx\n1,000\n")
    #expect(
      outcome.messages == [
        "line 4: \"x\" is not a number: at column 1, \"x\" is not part of a number"
      ])
    #expect(outcome.status == 1)
  }

  @Test func oneBadValueDoesNotStopTheOthers() {
    let outcome = Outcome("number 1 12,5 3")
    #expect(outcome.output == "1\n3\n")
    #expect(
      outcome.messages == [
        "\"12,5\" is not a number: at column 3, \",\" is not part of a number; write 12.5"
      ])
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    "number -5", "number -- -5", "number --fraction 0 -5", "number --fraction=0 -- -5",
    "number -5.0",
  ])
  func understandsNegativeValues(_ line: String) {
    #expect(Outcome(line).output == "-5\n")
    #expect(Outcome(line).status == 0)
  }

  @Test func takesOptionsAfterValues() {
    #expect(Outcome("number 1.5 --locale de_DE 2.5").output == "1,5\n2,5\n")
  }

  @Test func takesEverythingAfterTwoHyphensAsValues() {
    #expect(Outcome("list -- a --or b").output == "a, --or, and b\n")
  }

  // MARK: Output

  @Test func putsTheLocaleInFrontWhenThereAreSeveral() {
    #expect(Outcome("number 1.5 --locale de_DE,en-US").output == "de_DE\t1,5\nen-US\t1.5\n")
  }

  @Test func printsParts() {
    #expect(
      Outcome("percent 0.5 --attributed --locale de_DE,en_US").output == """
        de_DE\tinteger\t50
        de_DE\tliteral\t\u{A0}
        de_DE\tpercent\t%
        en_US\tinteger\t50
        en_US\tpercent\t%

        """)
  }

  @Test func printsJSON() {
    let outcome = Outcome("currency 5 \"x\\\"y\" --json --code EUR --locale de_DE --accounting")
    #expect(
      outcome.output == """
        {"value":"5","locale":"de_DE","style":"currency --code EUR --accounting","text":"5,00\u{A0}€"}
        {"value":"x\\"y","style":"currency --code EUR --accounting","error":"\\"x\\"y\\" is not a number: \
        at column 1, \\"x\\" is not part of a number"}

        """)
    #expect(outcome.status == 1)
  }

  @Test func printsJSONWithParts() {
    #expect(
      Outcome("name --given A --family B --json --attributed").output == """
        {"value":"--given A --family B","locale":"en_US","style":"name","text":"A B",\
        "parts":[{"name":"givenName","text":"A"},{"name":"delimiter","text":" "},\
        {"name":"familyName","text":"B"}]}

        """)
  }

  @Test func escapesJSON() {
    #expect(
      JSON.string("a\"b\\c\n\t\r\u{1}é\u{202F}") == "\"a\\\"b\\\\c\\n\\t\\r\\u0001é\u{202F}\"")
  }

  // MARK: Surroundings

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "number 1.5", "1,5"),
    (["LC_ALL": "C", "LANG": "de_DE"], "number 1.5", "1.5"),
    (["LC_NUMERIC": "de_DE", "LANG": "en_US"], "number 1.5", "1,5"),
    (["LC_MONETARY": "de_DE", "LANG": "en_US"], "number 1.5", "1.5"),
    (["LC_MONETARY": "de_DE", "LANG": "en_US"], "currency 1.5 --code EUR", "1,50\u{A0}€"),
    (["LC_TIME": "de_DE", "LANG": "en_US"], "date 0 --date long", "1. Januar 1970"),
    (["LC_MESSAGES": "de_DE", "LANG": "en_US"], "list a b", "a und b"),
    (["LANG": "ca_ES@valencia"], "number 1.5", "1,5"),
    (["LANG": "de_DE"], "number 1.5 --locale en_US", "1.5"),
  ])
  func takesTheLocaleFromTheEnvironment(
    _ variables: [String: String], _ line: String, _ text: String
  ) throws {
    let console = Transcript()
    let environment = Environment(variables: variables, timeZone: .gmt, clock: { nil })
    #expect(Fmt.run(try ShellWords.split(line), in: environment, console: console) == 0)
    #expect(console.output == text + "\n")
    #expect(console.messages == [])
  }

  @Test func warnsOfAnEnvironmentThatIsNotKnown() {
    let console = Transcript()
    let environment = Environment(
      variables: ["LANG": "xx_YY.UTF-8"], timeZone: .gmt, clock: { nil })
    #expect(Fmt.run(["number", "1234.5"], in: environment, console: console) == 0)
    #expect(console.output == "1,234.5\n")
    #expect(
      console.messages == [
        "the environment asks for \"xx_YY\", of which nothing is known; en_US is used"
      ])
  }

  @Test func readsDatesInTheSystemsZone() throws {
    let console = Transcript()
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let now = Date(timeIntervalSince1970: 86_400)
    let environment = Environment(variables: [:], timeZone: zone, clock: { now })
    #expect(
      Fmt.run(["iso8601", "1970-01-01T09:00", "now"], in: environment, console: console) == 0)
    #expect(console.output == "1970-01-01T00:00:00Z\n1970-01-02T00:00:00Z\n")
    #expect(Fmt.run(["relative", "0", "--named"], in: environment, console: console) == 0)
    #expect(console.output.hasSuffix("yesterday\n"))
  }

  // MARK: Usage

  @Test(arguments: [
    ("", "which command? fmt help lists them"),
    ("byts 5", "there is no command \"byts\"; did you mean bytes? (fmt help lists them)"),
    ("zzz", "there is no command \"zzz\" (fmt help lists them)"),
    ("--locale de number", "the command comes first: fmt COMMAND --locale"),
    ("bytes --binry 5", "bytes has no option --binry; did you mean --binary? (fmt help bytes)"),
    (
      "bytes -b 5",
      "bytes has no option -b; write -- before a value that begins with a hyphen (fmt help bytes)"
    ),
    ("bytes --binary=yes 5", "--binary takes no value"),
    ("number --fraction", "--fraction needs a value: --fraction DIGITS"),
    ("number --fraction --json 5", "--fraction needs a value: --fraction DIGITS"),
    ("number --fraction 1 --fraction 2 5", "--fraction is given twice; give it once"),
    (
      "number --fraction x 5",
      "--fraction: \"x\" is not a number of digits: digits go from 0 to 998; write 2, 0..3, 2.. or ..3"
    ),
    (
      "number --fraction 5..2 5",
      "--fraction: \"5..2\" is not a number of digits: the first is greater than the second; write 2..5"
    ),
    ("number --significant 2 --fraction 1 5", "--significant and --fraction do not go together"),
    (
      "number --notation compct 5",
      "--notation: \"compct\" is not known: the words are automatic, scientific, compact; did you mean compact?"
    ),
    ("number --increment 0 5", "--increment: \"0\" is not a step: it is not greater than zero"),
    ("currency 5", "currency needs a currency: --code EUR (fmt currencies lists the codes)"),
    (
      "currency 5 --code EURO",
      "--code: \"EURO\" is not a currency: no such code is known; did you mean EUR?"
    ),
    (
      "date 0 --time-zone Berlin",
      "--time-zone: \"Berlin\" is not a time zone: no such name is known; did you mean Europe/Berlin?"
    ),
    ("date 0 --pattern y --date long", "--pattern and --date do not go together"),
    (
      "date 0 --pattern \"yyyy 'x\"",
      "--pattern: \"yyyy 'x\" is not a date pattern: an apostrophe is not closed; write '' for an apostrophe"
    ),
    (
      "date 0 --pattern jm",
      "--pattern: \"jm\" is not a date pattern: j is for --fields only; write H or h and a"
    ),
    ("date 0 --fields yyn", "--fields: \"yyn\" is not a set of date fields: there is no field n"),
    ("interval 2024-01-01", "\"2024-01-01\" has no end: write START END or START/END"),
    ("relative 0", "--from: \"now\" is not a date: a table must not depend on the present moment"),
    (
      "list a --member \"nmber\"",
      "there is no command \"nmber\"; did you mean number? (fmt help lists them)"
    ),
    (
      "list a --member \"number 5\"",
      "--member takes a command with its options and no values: \"number --fraction 1\""
    ),
    ("duration 5 --pad 2", "--pad does not go without --pattern"),
    ("duration 5 --pattern h:mm --width wide", "--width does not go with --pattern"),
    ("name --given A B", "\"B\" is too much: the options already give the value"),
    ("check", "check needs a file: fmt check FILE …"),
    ("help number percent", "help explains one command at a time: fmt help COMMAND"),
  ])
  func refuses(_ line: String, _ message: String) {
    let outcome = Outcome(line)
    #expect(outcome.messages == [message])
    #expect(outcome.output == "")
    #expect(outcome.status == 64)
  }

  // MARK: Values that mean nothing

  @Test(arguments: [
    "bytes nan", "bytes inf", "bytes 1.5", "date nan", "date inf",
    "iso8601 nan", "duration nan", "duration -inf", "interval 2024-01-02 2024-01-01",
    "number --type integer 1.5", "number --type integer nan", "name 123",
  ])
  func refusesTheValue(_ line: String) {
    let outcome = Outcome(line)
    #expect(outcome.messages.count == 1)
    #expect(outcome.output == "")
    #expect(outcome.status == 1)
  }

  @Test func writesSizesOfAnyLength() {
    #expect(Outcome("bytes 9223372036854775808").output == "9.22 EB\n")
    #expect(Outcome("bytes 0.5 --unit terabytes").output == "500 GB\n")
  }

  @Test(arguments: [("number nan", "NaN\n"), ("number -inf", "-∞\n"), ("percent inf", "∞%\n")])
  func takesWhatIsNoFiniteNumber(_ line: String, _ output: String) {
    #expect(Outcome(line).output == output)
  }

  // MARK: Help

  @Test func explainsEveryCommand() {
    for (name, make) in Catalogue.entries {
      let help = Outcome("help \(name)")
      #expect(help.status == 0)
      #expect(help.output.hasPrefix("fmt \(name): \(make().summary).\n"))
      #expect(help.output == Outcome("\(name) --help").output)
      #expect(help.output == Outcome("\(name) -h").output)
      #expect(help.output.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
    }
    #expect(Outcome("help").output == Outcome("--help").output)
  }

  @Test func catalogueIsSound() {
    for (name, make) in Catalogue.entries {
      let command = make()
      #expect(command.name == name)
      let names = command.allOptions.map(\.name)
      #expect(Set(names).count == names.count, "\(name) has an option twice")
      #expect(command.allOptions.allSatisfy { $0.help.last != "." })
      if case .format = command.work { #expect(!command.examples.isEmpty) }
    }
  }

  /// Each word that the help lists for an option is understood.
  @Test func understandsTheWordsOfEachOption() throws {
    let values = [
      "interval": "0 1", "components": "0 1", "list": "1 2", "name": "A", "relative": "0 --from 1",
      "currency": "1 --code EUR",
    ]
    for (name, make) in Catalogue.entries {
      guard case .format = make().work else { continue }
      for option in make().options {
        let clock = name == "duration" && option.name == "grouping" ? "--pattern h:mm" : ""
        for word in option.words {
          let value = name == "measure" ? measurement(option.name, word) : values[name] ?? "1"
          let line = "\(name) \(value) \(clock) --\(option.name) \(word)"
          let outcome = Outcome(line)
          #expect(outcome.status == 0, "fmt \(line): \(outcome.messages)")
        }
      }
    }
  }

  @Test func printsTheVersion() {
    #expect(Outcome("--version").output == "fmt \(Version.current)\n")
  }

  // MARK: Helpers

  /// A measurement that goes with a word of `fmt measure`: of the dimension, or of one that the usage fits.
  private func measurement(_ option: String, _ word: String) -> String {
    let usage = UnitCatalogue.usages.first { MeasureOptions.words($0.name) == word }
    let dimension = UnitCatalogue.dimensions.first { dimension in
      option == "dimension"
        ? MeasureOptions.words(dimension.name) == word : usage?.fits(dimension.name) ?? true
    }
    return "1 \(dimension?.units[0].name ?? "")"
  }
}
