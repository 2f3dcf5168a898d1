import Foundation
import Testing

@testable import fmt

/// Names whose parts stand in columns or keys of their own: one text for each record, all else byte for byte.
struct NameFieldTests {
  typealias Row = FieldTests.Row

  private static let people = """
    id,title,first,last,note,from
    1,Dr.,Ada,Lovelace,"a ""quoted"", note",en_GB
    2,,Ádám,Kovács,"two
    lines",hu_HU
    3,श्री,अमित,शर्मा,,hi_IN
    4,,محمد,الأحمد,,ar_EG
    5,,駿,"宮崎",x,ja_JP
    6,,,,nobody,
    7,Prof.,Jürgen,"von ""Q"" Müller",,de_DE

    8,,Cher

    """

  static let tables = [
    Row(
      command: "name --csv --given first --surname last --title title --name-locale-from from "
        + "--as name --length long --formality formal --locale de_DE",
      input: people,
      output: """
        id,title,first,last,note,from,name
        1,Dr.,Ada,Lovelace,"a ""quoted"", note",en_GB,Dr. Ada Lovelace
        2,,Ádám,Kovács,"two
        lines",hu_HU,Ádám Kovács
        3,श्री,अमित,शर्मा,,hi_IN,श्री अमित शर्मा
        4,,محمد,الأحمد,,ar_EG,محمد الأحمد
        5,,駿,"宮崎",x,ja_JP,宮崎駿
        6,,,,nobody,,
        7,Prof.,Jürgen,"von ""Q"" Müller",,de_DE,"Prof. Jürgen von ""Q"" Müller"

        8,,Cher,,,,Cher

        """),
    Row(
      command: "name --csv --given first --family last --column note --style abbreviated",
      input: people,
      output: """
        id,title,first,last,note,from
        1,Dr.,Ada,Lovelace,"AL",en_GB
        2,,Ádám,Kovács,"ÁK",hu_HU
        3,श्री,अमित,शर्मा,अ,hi_IN
        4,,محمد,الأحمد,محمد,ar_EG
        5,,駿,"宮崎",宮崎,ja_JP
        6,,,,nobody,
        7,Prof.,Jürgen,"von ""Q"" Müller",Jv,de_DE

        8,,Cher

        """,
      messages: [
        "line 11: \"8,,Cher\" is not a row with a column 5: it has 3 columns, the header 6"
      ]),
    // A comma that the pattern writes needs quotation marks.
    Row(
      command: "name --csv --given 2 --surname 1 --column 1 --order sorting",
      input: "Kovács,Ádám\n",
      output: "\"Kovács, Ádám\",Ádám\n"),
    Row(
      command: "name --csv --given 1 --surname 2 --as x --header=0 --padding 12",
      input: "Ada,Lovelace\r\nא,ב\r\n,\r\n",
      output: "Ada,Lovelace,Ada Lovelace\r\nא,ב,         א ב\r\n,,\r\n"),
    Row(
      command: "name --tsv --given a --surname b --as c", input: "a\tb\r\n\"Ada\tL\r\n\r\nx\r\n",
      output: "a\tb\tc\r\n\"Ada\tL\t\"Ada L\r\n\r\nx\t\tx\r\n"),
    // A whole name and the place that it comes from.
    Row(
      command: "name --csv -d; --column full --name-locale-from loc --as out",
      input: "full;loc\nShinzo Abe;ja_JP\nJohn Doe;\nX Y;zz\n;de\n",
      output: "full;loc;out\nShinzo Abe;ja_JP;Abe Shinzo\nJohn Doe;;John Doe\nX Y;zz;\n;de;\n",
      messages: [
        "line 4: \"zz\" is not a locale: no language zz is known; did you mean az?"
      ]),
    // Where the column is empty, the option says it for all.
    Row(
      command:
        "name --csv --given g --surname s --name-locale-from l --name-locale ja_JP --column g",
      input: "g,s,l\nShinzo,Abe,\nJohn,Doe,en\n",
      output: "g,s,l\nAbe Shinzo,Abe,\nJohn Doe,Doe,en\n"),
  ]

  static let json = [
    Row(
      command: "name --jsonl --given name.first --surname name.last --as full",
      input: #"""
        {"id":12345678901234567890.10, "name" : {"first":"Ada","last":"Love\u006cace \"Q\"" } }
        {"name":{"first":"駿","last":"\u5bae\u5d0e"},"x":[1,2]}
        {"name":{"last":"\u05db\u05d4\u05df","first":"\u05d3\u05d5\u05d3"}}
        {"name":{"first":null}}
        {"nam":1}

        {"name":{"first":"\uD83D\uDE00","last":7}}

        """#,
      output: #"""
        {"id":12345678901234567890.10, "name" : {"first":"Ada","last":"Love\u006cace \"Q\"","full":"Ada Lovelace \"Q\"" } }
        {"name":{"first":"駿","last":"\u5bae\u5d0e","full":"宮崎駿"},"x":[1,2]}
        {"name":{"last":"\u05db\u05d4\u05df","first":"\u05d3\u05d5\u05d3","full":"דוד כהן"}}
        {"name":{"first":null}}
        {"nam":1}

        {"name":{"first":"\uD83D\uDE00","last":7,"full":"😀 7"}}

        """#),
    Row(
      command: "name --jsonl --given /name/first --surname /name/last --title title --as n",
      input: "{\"name\":{\"first\":\"Ada\"},\"title\":\"Dr.\"}",
      output: "{\"name\":{\"first\":\"Ada\"},\"title\":\"Dr.\",\"n\":\"Ada\"}"),
    Row(
      command: "name --jsonl --given name.first --surname name.last --key name --locale hu",
      input: "{\"name\":{\"first\":\"Ádám\",\"last\":\"Kovács\"},\"n\":1e2}\n{\"name\":\"x\"}\n",
      output: "{\"name\":\"Kovács Ádám\",\"n\":1e2}\n{\"name\":\"x\"}\n"),
    Row(
      command: "name --jsonl --key n --name-locale-from l",
      input: "{\"n\":\"Shinzo Abe\",\"l\":\"ja\"}\n",
      output: "{\"n\":\"Abe Shinzo\",\"l\":\"ja\"}\n"),
    Row(
      command: "name --jsonl --given p.0 --surname p.1 --as x",
      input: "{\"p\":[\"a\",\"b\"]}\n{\"p\":[true]}\n{\"p\"\n",
      output: "{\"p\":[\"a\",\"b\"]}\n{\"p\":[true]}\n{\"p\"\n",
      messages: [
        "line 1: \"[\"a\",\"b\"]\" is not an object: --as adds a key to one",
        "line 2: \"true\" is not a number or a string: it is a truth value",
        "line 3: \"{\"p\"\" is not JSON: at column 5, a closing bracket is missing",
      ]),
    Row(
      command: "name --jsonl --given a --as b", input: "{\"a\":\"x\",\"b\":1}\n",
      output: "{\"a\":\"x\",\"b\":1}\n",
      messages: ["line 1: \"b\" is not a new key: the object has it already"]),
  ]

  @Test(arguments: tables + json)
  func writes(_ row: Row) throws {
    for blocks in [[Array(row.input.utf8)], row.input.utf8.map { [$0] }] {
      let console = Transcript(blocks: blocks)
      let status = Fmt.run(try ShellWords.split(row.command), in: .table, console: console)
      #expect(console.output.utf8.elementsEqual(row.output.utf8), "\(console.output)")
      #expect(console.messages == row.messages)
      #expect(status == (row.messages.isEmpty ? 0 : 1))
    }
  }

  /// The executable itself says the same.
  @Test(arguments: tables + json)
  func writesInAProcess(_ row: Row) throws {
    var words = try ShellWords.split(row.command)
    if !words.contains("--locale") { words += ["--locale", "en_US"] }
    let fmt = try Shell.run([Running.executable.path] + words, input: row.input)
    #expect(fmt.output.utf8.elementsEqual(row.output.utf8), "\(fmt.output)")
    #expect(fmt.errors == row.messages.map { "fmt: \($0)\n" }.joined())
    #expect(fmt.status == (row.messages.isEmpty ? 0 : 1))
  }

  @Test(arguments: [
    ("abort", "g,n\n,\n", 1), ("ignore", "g,n\n,\n\u{FFFD},\na,a\n", 0),
  ])
  func followsTheRuleForBadValues(_ rule: String, _ output: String, _ status: Int32) {
    let console = Transcript(blocks: [Array("g\n\n".utf8), [0xFF], Array("\na\n".utf8)])
    let words = ["name", "--csv", "--given", "g", "--as", "n", "--invalid", rule]
    #expect(Fmt.run(words, in: .table, console: console) == status)
    #expect(console.output == output.replacing("\n,\n", with: "\n\n"))
    #expect(
      console.messages
        == (rule == "ignore" ? [] : ["line 3: \"\u{FFFD}\" is not text: it is not valid UTF-8"]))
  }

  @Test(arguments: [
    (
      "--csv --given first --surname lst --as n",
      "--surname: the header has no column \"lst\"; did you mean last? (it has first, last)"
    ),
    ("--csv --given 1 --surname 3 --column 1", ""),
    (
      "--csv --given 1 --surname 3 --as n",
      "--surname: the header has no column \"3\" (it has first, last)"
    ),
    ("--csv --given 0 --as n", "--given: \"0\" is not a column: they count from 1"),
    (
      "--csv --given first --as last",
      "--as: the header has a column \"last\" already (it has first, last)"
    ),
    (
      "--tsv --given first",
      "--tsv with --given needs a place for the text: --as NAME for a new column, or --column NAME|N to "
        + "replace one"
    ),
    (
      "--jsonl --given first",
      "--jsonl with --given needs a place for the text: --as NAME for a new key, or --key PATH to "
        + "replace a value"
    ),
    (
      "--csv --given first --column last --as n",
      "--column and --as do not go together: the text goes to one place"
    ),
    (
      "--jsonl --given first --key last --as n",
      "--key and --as do not go together: the text goes to one place"
    ),
    (
      "--jsonl --given a..b --as n",
      "--given: \"a..b\" is not a path of keys: a key is empty; write file.size or /file/size"
    ),
    ("--csv --given a --family b --surname c --as n", "--family and --surname do not go together"),
    (
      "--given Ada --name-locale-from x",
      "--name-locale-from goes with --csv, --tsv or --jsonl only"
    ),
    (
      "--csv --given 1 --as x Ada",
      "--csv is for standard input, and the command line already gives values"
    ),
    (
      "--csv --given 1 --as x --json",
      "values within lines are written as plain text in one language"
    ),
    (
      "--in-text --given 1",
      "--in-text is for standard input, and the command line already gives values"
    ),
  ])
  func refuses(_ words: String, _ message: String) throws {
    let console = Transcript(blocks: [Array("first,last\nAda,Lovelace\n".utf8)])
    let status = Fmt.run(try ShellWords.split("name \(words)"), in: .table, console: console)
    #expect(status == (message.isEmpty ? 0 : 64))
    #expect(console.messages == (message.isEmpty ? [] : [message]))
    #expect(message.isEmpty || console.output == "")
  }
}
