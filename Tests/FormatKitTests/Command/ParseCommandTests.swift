import FormatKit
import Foundation
import Testing

@testable import fmt

/// Texts in, values for machines out; the examples of `fmt parse` are run by `ExampleTests`.
struct ParseCommandTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    var output = ""
    var messages: [String] = []
    var status: Int32 = 0
    var testDescription: String { line }
  }

  @Test(arguments: [
    Row(line: "parse number 1,234.5 -7", output: "1234.5\n-7\n"),
    Row(line: "parse number -- -7", output: "-7\n"),
    Row(
      line: "parse number 1.5 --locale de_DE,en_US",
      messages: [
        "\"1.5\" is not a number: at column 2, \".\" does not group digits as in 1.234.567; write 1.234,5"
      ], status: 1),
    Row(line: "parse number 1,5 2 --locale de_DE", output: "1.5\n2\n"),
    Row(
      line: "parse currency 5 --code EUR",
      messages: [
        "\"5\" is not an amount of EUR: after column 1, something is missing; write €1,234.50"
      ], status: 1),
    Row(
      line: "parse date \"February 30, 2023\" --date long",
      messages: [
        "\"February 30, 2023\" is not a date of this style: at column 10, 2023-02 has 28 days; write November 14, 2023"
      ], status: 1),
    Row(
      line: "parse date \"14.11.2023, 23:13\" --locale de_DE --time-zone Europe/Berlin",
      output: "2023-11-14T22:13:00Z\n"),
    Row(
      line: "parse date ١٤/١١/٢٠٢٣ --date numeric --locale ar_EG --calendar gregorian",
      output: "2023-11-14T00:00:00Z\n"),
    Row(
      line: "parse date \"24 Aban 1402\" --date long --calendar persian",
      messages: [
        "\"24 Aban 1402\" is not a date of this style: at column 1, \"24\" is unexpected; write Aban 23, 1402 AP"
      ], status: 1),
    Row(
      line: "parse date \"Aban 23, 1402 AP\" --date long --calendar persian",
      output: "2023-11-14T00:00:00Z\n"),
    Row(
      line: "parse iso8601 2024-02-30T00:00:00Z",
      messages: [
        "\"2024-02-30T00:00:00Z\" is not an ISO 8601 date of this style: at column 9, 2024-02 has 29 days; write 2023-11-14T22:13:20Z"
      ], status: 1),
    Row(line: "parse iso8601 1969-12-31T23:59:59.25Z --seconds", output: "-0.75\n"),
    // No digit is lost, and none is added.
    Row(
      line: "parse iso8601 2024-10-05T17:08:34.650Z 2024-01-01T00:00:00,000125Z --seconds",
      output: "1728148114.65\n1704067200.000125\n"),
    Row(
      line:
        "parse iso8601 2024-01-01T00:00:00,5Z 2024-01-01T00:00:00.000125Z 1969-12-31T23:59:59.25Z",
      output: "2024-01-01T00:00:00.500Z\n2024-01-01T00:00:00.000125Z\n1969-12-31T23:59:59.250Z\n"),
    Row(line: "parse duration \"-0.25 sec\" PT0S", output: "-0.25\n0\n"),
    Row(line: "parse duration \"-0.25 sec\" \"25 hr\" --iso", output: "-PT0.25S\nPT25H\n"),
    Row(line: "parse duration 1:30 --pattern h:mm", output: "5400\n"),
    Row(
      line: "parse measure 5m",
      messages: [
        "\"5m\" is not a measurement of this kind: at column 1, it can mean \"5 meters\" or \"5 minutes\"; write 5 m"
      ], status: 1),
    Row(
      line: "parse measure 123456789012345678901234567890.5km --dimension length",
      output: "123456789012345678901234567890.5 kilometers\n"),
    Row(
      line: "parse list \"1, 2,3, and 4\" --member number",
      messages: [
        "\"1, 2,3, and 4\" is not a list: at column 5, \",\" does not group digits as in 1,234,567; write a, b, and c"
      ], status: 1),
    Row(
      line: "parse list \"€5.00 and €6.50\" --member \"currency --code EUR\"", output: "5\n6.5\n"),
    Row(
      line: "parse name 123",
      messages: [
        "\"123\" is not a person's name: at column 1, \"123\" is unexpected; write Thomas Clark"
      ], status: 1),
    Row(
      line: "parse number 1.5 --json",
      output: #"{"value":"1.5","locale":"en_US","style":"parse number","text":"1.5"}"# + "\n"),
  ])
  func reads(row: Row) {
    let outcome = Outcome(row.line)
    #expect(outcome.output == row.output)
    #expect(outcome.messages == row.messages)
    #expect(outcome.status == row.status)
  }

  @Test func readsLines() {
    let outcome = Outcome("parse bytes", lines: ["95.4 MB", "", "5 mb"])
    #expect(outcome.output == "95400000\n\n5 mb\n")
    #expect(
      outcome.messages == [
        "line 3: \"5 mb\" is not a number of bytes: at column 4, \"b\" is unexpected; write 100 MB"
      ])
    #expect(outcome.status == 1)
  }

  @Test(arguments: [
    "parse", "parse numbr 5", "parse currency 5", "parse list a --member numbr",
    "parse list a --member \"number 5\"", "parse list a --member \"number --locale de\"",
    "parse duration 1:30 --pattern x", "parse number 5 --code EUR",
    "parse bytes 5 --binary --style file",
  ])
  func refusesWrongUsage(line: String) {
    #expect(Outcome(line).status == 64)
    #expect(Outcome(line).output == "")
  }

  @Test func saysWhichKindWasMeant() {
    #expect(
      Outcome("parse numbr 5").messages == [
        "fmt parse knows no \"numbr\"; did you mean number? "
          + "(number, percent, currency, bytes, date, iso8601, duration, measure, temperature, list, name)"
      ])
  }

  @Test func explainsKinds() {
    let help = Outcome("help parse").output
    #expect(help.contains("Usage: fmt parse KIND [options]"))
    #expect(help.contains("  temperature"))
    #expect(Outcome("help parse date").output == Outcome("parse date --help").output)
    #expect(Outcome("parse date --help").output.contains("Usage: fmt parse date [options]"))
  }
}
