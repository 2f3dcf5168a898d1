import Testing

@testable import fmt

/// Durations are read exactly in each of their forms.
struct DurationReaderTests {
  @Test(arguments: [
    ("3700", 3700, 0), ("-1.5", -1, -500_000_000_000_000_000), ("1h30m", 5400, 0),
    ("1.5h", 5400, 0), ("2 d 4 h", 187_200, 0), ("1w", 604_800, 0), ("90min", 5400, 0),
    ("250ms", 0, 250_000_000_000_000_000), ("5us", 0, 5_000_000_000_000),
    ("5µs", 0, 5_000_000_000_000), ("7ns", 0, 7_000_000_000), ("0.1ns", 0, 100_000_000),
    ("1:30:00", 5400, 0), ("-0:00:01.5", -1, -500_000_000_000_000_000), ("100:00:59", 360_059, 0),
    ("PT1H30M", 5400, 0), ("-PT5M", -300, 0), ("P1W2D", 777_600, 0), ("P1DT12H", 129_600, 0),
    ("PT1,5H", 5400, 0), ("PT0.000000000000000001S", 0, 1),
    // Rounded half to even at the attosecond, also where the unit is long.
    ("0.0000000000000000005", 0, 0), ("0.0000000000000000015", 0, 2),
    ("0.00000000000000000050000000000001", 0, 1), ("0.000000000000000001h", 0, 3600),
    ("1e-300", 0, 0), ("9.2e18", 9_200_000_000_000_000_000, 0),
  ])
  func reads(_ text: String, _ seconds: Int64, _ attoseconds: Int64) throws {
    let expected = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    #expect(try DurationReader.read(text) == expected)
  }

  @Test(arguments: [
    ("1:30", "it could be hours or minutes; write 1:30:00 or 0:01:30"),
    ("1:2:3", "minutes and seconds are 00 to 59"),
    ("1:60:00", "minutes and seconds are 00 to 59"),
    ("1:30:00x", "\"x\" is left over"),
    ("P1Y", "years and months differ in length"),
    ("P1M", "years and months differ in length"),
    ("PT1W", "its units are W, D, T, H, M and S"),
    ("P", "a number and a unit are missing at its end"),
    ("P1DT", "a number and a unit are missing at its end"),
    ("1h30", "its units are w, d, h, m, s, ms, us and ns; write 3700, 1h30m, 1:30:00 or PT1H30M"),
    ("1hx", "its units are w, d, h, m, s, ms, us and ns; write 3700, 1h30m, 1:30:00 or PT1H30M"),
    ("abc", "a number should stand before \"a\"; write 3700, 1h30m, 1:30:00 or PT1H30M"),
    ("nan", "it is not a finite number of seconds"),
    ("-inf", "it is not a finite number of seconds"),
    ("1e19", "durations go to 9200000000000000000 seconds"),
    ("9300000000000000000", "durations go to 9200000000000000000 seconds"),
    ("99999999999999999999999999w", "durations go to 9200000000000000000 seconds"),
  ])
  func refuses(_ text: String, _ reason: String) {
    let error = #expect(throws: BadValue.self) { try DurationReader.read(text) }
    #expect(error?.description == "\"\(text)\" is not a duration: \(reason)")
  }

  /// The longest durations that are read do not trap Foundation's styles.
  @Test(arguments: [
    "--units weeks,days,hours,minutes,seconds,milliseconds,microseconds,nanoseconds",
    "--units nanoseconds", "--units weeks --rounding up", "--pattern h:mm --rounding up",
    "--pattern h:mm:ss --fraction 9", "--pattern m:ss", "--units hours --fraction 3",
    "--units hours --increment 0.5",
  ])
  func endsOfTheRangeAreWritten(_ options: String) throws {
    let words = try ShellWords.split("duration \(options) 9.2e18 -9.2e18 -0 0")
    let console = Transcript()
    #expect(Fmt.run(words, in: .table, console: console) == 0)
    #expect(console.output.split(separator: "\n").count == 4)
  }
}
