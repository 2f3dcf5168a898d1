import Foundation
import Testing

@testable import fmt

/// Values within records, in `en_US` and UTC: every byte around them stays as it is.
struct FieldTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let command: String
    let input: String
    let output: String
    var messages: [String] = []
    var testDescription: String { "fmt \(command) < \(input.debugDescription)" }
  }

  static let delimited = [
    Row(command: "number --field 2", input: "a 1234 5678\n", output: "a 1,234 5678\n"),
    Row(command: "number --field 2-", input: " a\t 1234  5678 \n", output: " a\t 1,234  5,678 \n"),
    Row(command: "number --field 3", input: "a b\n1 2 3000\n", output: "a b\n1 2 3,000\n"),
    Row(command: "number --field 2 -d ;", input: "a; 1234 ;b\n", output: "a; 1,234 ;b\n"),
    Row(command: "number --field 2 -d;", input: "a;1234\r\n", output: "a;1,234\r\n"),
    Row(
      command: "number --field - --delimiter ::", input: "1000::2000::", output: "1,000::2,000::"),
    Row(
      command: "number --field 2 --delimiter ::", input: "a:b::1000:\n", output: "a:b::1000:\n",
      messages: [
        "line 1: \"1000:\" is not a number: at column 5, \":\" is not part of a number"
      ]),
    Row(command: "number --delimiter ;", input: "1000;2000\n", output: "1,000;2000\n"),
    Row(
      command: "number --header --field 1", input: "1000 x\n1000 x\n", output: "1000 x\n1,000 x\n"),
    Row(command: "number --header=2", input: "1000\n1000\n1000\n", output: "1000\n1000\n1,000\n"),
    Row(
      command: "number --tsv --column n", input: "k\tn\na b\t1000\n", output: "k\tn\na b\t1,000\n"),
    Row(command: "number --tsv --column 1", input: "1000\t1000\n", output: "1,000\t1000\n"),
    Row(
      command: "number -z", input: "1000\0\n2000\0\0", output: "1,000\0\n2000\0\0",
      messages: [
        "line 2: \"\n2000\" is not a number: at column 1, \"\n\" is not part of a number"
      ]),
    Row(
      command: "date --date long --field 1", input: "2024-02-29 x", output: "February 29, 2024 x"),
    Row(
      command: "measure --field 2 -d , --width wide --usage as-provided", input: "a,5 km,b\n",
      output: "a,5 kilometers,b\n"),
  ]

  static let csv = [
    Row(command: "number --csv --column 2", input: "a,1234,b\n", output: "a,\"1,234\",b\n"),
    Row(command: "number --csv --column 2", input: "a,\"1234\"\r\n", output: "a,\"1,234\"\r\n"),
    Row(command: "number --csv --column 2", input: "a,123\n", output: "a,123\n"),
    Row(command: "number --csv --column 2 -d ;", input: "a;1234;b", output: "a;1,234;b"),
    Row(
      command: "number --csv --column n", input: "k,n\n\"x\n\"\"y\"\", z\",12345\n,\n",
      output: "k,n\n\"x\n\"\"y\"\", z\",\"12,345\"\n,\n"),
    Row(
      command: "number --csv --column n", input: "\u{FEFF}n,\"a\nb\"\n1000,1000\n",
      output: "\u{FEFF}n,\"a\nb\"\n\"1,000\",1000\n"),
    Row(
      command: "number --csv --column a,c", input: "a,b,c\n1000,1000,1000\n",
      output: "a,b,c\n\"1,000\",1000,\"1,000\"\n"),
    Row(
      command: "number --csv --column a,b", input: "\"a,b\",a,b\n1000,1000,1000\n",
      output: "\"a,b\",a,b\n\"1,000\",1000,1000\n"),
    Row(
      command: "number --csv --column 1", input: "\"12\n34\",x\n5\" disk,y\n1000,z\n",
      output: "\"12\n34\",x\n5\" disk,y\n\"1,000\",z\n",
      messages: [
        "line 1: \"12\n34\" is not a number: at column 3, \"\n\" is not part of a number",
        "line 3: \"5\" disk\" is not a number: at column 2, \"\"\" is not part of a number",
      ]),
    Row(command: "list --csv --column 1", input: "a b c,1\n", output: "\"a, b, and c\",1\n"),
    Row(
      command: "list --csv --column 1", input: "\"'a\"\"' b\",1\n", output: "\"a\"\" and b\",1\n"),
    Row(command: "number --csv --column 1", input: "\"1000", output: "\"1,000\""),
    // A new column.
    Row(
      command: "number --csv --column n --as 'a ,b'", input: "\u{FEFF}n,m\r\n1000,2\r\n,\r\nx,\r\n",
      output: "\u{FEFF}n,m,\"a ,b\"\r\n1000,2,\"1,000\"\r\n,,\r\nx,,\r\n",
      messages: ["line 4: \"x\" is not a number: at column 1, \"x\" is not part of a number"]),
    Row(
      command: "number --csv --column 1 --as t", input: "\"n\n\",m\n\n1000\n1,2,3",
      output: "\"n\n\",m,t\n\n1000,,\"1,000\"\n1,2,3",
      messages: [
        "line 5: \"1,2,3\" is not a row of the table: it has 3 columns, the header 2"
      ]),
    Row(
      command: "number --csv --column 2 --as t --header=0", input: "a,1000\nb\n",
      output: "a,1000,\"1,000\"\nb,\n"),
    Row(
      command: "number --tsv --column n --as t", input: "n\tm\n1000\t\"\n",
      output: "n\tm\tt\n1000\t\"\t1,000\n"),
  ]

  static let json = [
    Row(
      command: "number --jsonl --key a", input: "{\"a\" : 1234, \"b\":[1,{}] }\n",
      output: "{\"a\" : \"1,234\", \"b\":[1,{}] }\n"),
    Row(
      command: "number --jsonl --key a.b", input: "{\"a\":{\"x\":1,\"b\":\"1234\"}}",
      output: "{\"a\":{\"x\":1,\"b\":\"1,234\"}}"),
    Row(
      command: "number --jsonl --key a.1", input: "{\"a\":[1000,2000]}\n",
      output: "{\"a\":[1000,\"2,000\"]}\n"),
    Row(
      command: "number --jsonl --key /a~1b/c.d", input: "{\"a/b\":{\"c.d\":1000}}\n",
      output: "{\"a/b\":{\"c.d\":\"1,000\"}}\n"),
    Row(
      command: "number --jsonl --key é", input: "{\"\\u00E9\":1e3,\"\\ud83d\\ude00\":2}\n",
      output: "{\"\\u00E9\":\"1,000\",\"\\ud83d\\ude00\":2}\n"),
    Row(
      command: "number --jsonl --key a --as b", input: "{\"a\":123456789012345678901234567890}\n",
      output:
        "{\"a\":123456789012345678901234567890,\"b\":\"123,456,789,012,345,678,901,234,567,890\"}\n"
    ),
    Row(
      command: "number --jsonl --key a --as b", input: "{\"a\":1,\"b\":2}\n",
      output: "{\"a\":1,\"b\":2}\n",
      messages: ["line 1: \"b\" is not a new key: the object has it already"]),
    Row(
      command: "number --jsonl --key 0 --as b", input: "[1000]\n", output: "[1000]\n",
      messages: ["line 1: \"1000\" is not in an object: --as adds a key beside it"]),
    Row(
      command: "number --jsonl --key a", input: "{\"b\":1}\n\n{\"a\":null}\n[]\n1\n",
      output: "{\"b\":1}\n\n{\"a\":null}\n[]\n1\n"),
    Row(
      command: "number --jsonl --key a", input: "{\"a\":true}\n{\"a\":{}}\n{\"a\":[]}\n",
      output: "{\"a\":true}\n{\"a\":{}}\n{\"a\":[]}\n",
      messages: [
        "line 1: \"true\" is not a number or a string: it is a truth value",
        "line 2: \"{}\" is not a number or a string: it is an object",
        "line 3: \"[]\" is not a number or a string: it is an array",
      ]),
    Row(
      command: "number --jsonl --key a", input: "{\"a\":1\n{\"a\":1}x\n{\"a\" 1}\n{a:1}\n",
      output: "{\"a\":1\n{\"a\":1}x\n{\"a\" 1}\n{a:1}\n",
      messages: [
        "line 1: \"{\"a\":1\" is not JSON: at column 7, a closing bracket is missing",
        "line 2: \"{\"a\":1}x\" is not JSON: at column 8, the end of the line is missing",
        "line 3: \"{\"a\" 1}\" is not JSON: at column 6, \":\" is missing",
        "line 4: \"{a:1}\" is not JSON: at column 2, \"\"\" is missing",
      ]),
    Row(
      command: "list --jsonl --key a", input: "{\"a\":\"\\\"x\\\\y\\\" b\"}\n",
      output: "{\"a\":\"xy and b\"}\n"),
    Row(
      command: "number --jsonl --key a", input: "{\"a\":\"\\ud800\"}\n",
      output: "{\"a\":\"\\ud800\"}\n",
      messages: ["line 1: \"\"\\ud800\"\" is not JSON: an escape in it is none"]),
  ]

  static let text = [
    Row(
      command: "number --in-text",
      input: "took 1234567 ms, 999 x12345 12:34:5678 v1.2.3456, 5000.\n",
      output: "took 1,234,567 ms, 999 x12345 12:34:5678 v1.2.3456, 5,000.\n"),
    Row(
      command: "number --in-text", input: "size=12345;(-1234.5) /1234/ #1234 1,234 1234ms é1234\n",
      output: "size=12,345;(-1,234.5) /1234/ #1234 1,234 1234ms é1234\n"),
    Row(
      command: "bytes --in-text", input: "sent 1536000 of 99999999999999999999999999\n",
      output: "sent 1.5 MB of 100 YB\n"),
    Row(
      command: "date --in-text --date numeric --time shortened --hour-cycle h23",
      input: "[2024-02-29T13:05:00Z] 2024-01-01 04:05: x, 2024-02-30 1709211900 2024-01-02.\n",
      output: "[2/29/2024, 13:05] 1/1/2024, 04:05: x, 2024-02-30 1709211900 1/2/2024, 00:00.\n"),
  ]

  @Test(arguments: delimited + csv + json + text)
  func writes(_ row: Row) throws {
    // The input as one block, and byte by byte.
    for blocks in [[Array(row.input.utf8)], row.input.utf8.map { [$0] }] {
      let console = Transcript(blocks: blocks)
      let status = Fmt.run(try ShellWords.split(row.command), in: .table, console: console)
      #expect(console.output.utf8.elementsEqual(row.output.utf8), "\(console.output)")
      #expect(console.messages == row.messages)
      #expect(status == (row.messages.isEmpty ? 0 : 1))
    }
  }

  @Test(arguments: [
    ("number --csv", "--csv needs the column of the values: --column NAME|N"),
    ("number --jsonl", "--jsonl needs the place of the value: --key PATH"),
    ("number --column 1", "--column goes with --csv or --tsv only"),
    ("number --column 1 --as x", "--column goes with --csv or --tsv only"),
    ("number --field 1 --as x", "--as goes with --csv, --tsv or --jsonl only"),
    (
      "number --csv --column name,price --as x",
      "--column: the header has no column \"name,price\" (it has name, price); one column is wanted here"
    ),
    (
      "number --csv --column price --as name",
      "--as: the header has a column \"name\" already (it has name, price)"
    ),
    ("number --csv --as x", "--csv needs the column of the values: --column NAME|N"),
    ("number --csv --column 1 --jsonl --key a", "--csv and --jsonl do not go together"),
    ("number --csv --column 1 --zero-terminated", "--zero-terminated and --csv do not go together"),
    (
      "number --csv --column 1 --delimiter ::",
      "--csv takes a delimiter of one character: --delimiter \";\""
    ),
    ("number --tsv --column 1 --delimiter :", "--tsv and --delimiter do not go together"),
    ("number --field 1 --json", "values within lines are written as plain text in one language"),
    (
      "number --padding 5 --json 1",
      "--prefix, --suffix and --padding are for plain text in one language"
    ),
    (
      "number --field 1 5",
      "--field is for standard input, and the command line already gives values"
    ),
    (
      "number --padding 0 5",
      "--padding: \"0\" is not a number of columns: columns go from 1 to 10000, or from -10000 to -1"
    ),
    (
      "number --jsonl --key a..b",
      "--key: \"a..b\" is not a path of keys: a key is empty; write file.size or /file/size"
    ),
    (
      "number --csv --column prise",
      "the header has no column \"prise\"; did you mean price? (it has name, price)"
    ),
    (
      "number --si never",
      "--si can mean --significant, --sign; write more of it"
    ),
  ])
  func refuses(_ line: String, _ message: String) throws {
    let console = Transcript(blocks: [Array("name,price\na,5\n".utf8)])
    #expect(Fmt.run(try ShellWords.split(line), in: .table, console: console) == 64)
    #expect(console.messages == [message])
    #expect(console.output == "")
  }

  @Test(arguments: [
    ("number --padding 8 1234", "   1,234\n"), ("number --padding -8 1234", "1,234   \n"),
    ("number --padding 3 1234", "1,234\n"), ("number --suffix ! --prefix < 1234", "<1,234!\n"),
    ("number --padding 9 --suffix 円 1234", "  1,234円\n"),
    ("list --padding 8 ｶ\u{301}", "       ｶ\u{301}\n"),
    ("name --prefix Dr. --family Clark --padding 10 --style long", " Dr. Clark\n"),
  ])
  func frames(_ line: String, _ text: String) throws {
    let console = Transcript()
    #expect(Fmt.run(try ShellWords.split(line), in: .table, console: console) == 0)
    #expect(console.output.utf8.elementsEqual(text.utf8), "\(console.output)")
  }
}
