import Foundation
import Testing

@testable import fmt

/// `--from`, `--from-unit`, `--to-unit` and the words of `--round`, in `en_US` and named locales.
struct InputScaleTests {
  @Test(arguments: [
    ("number --from si 1K 1.5M -2k 3 1e3", "1,000\n1,500,000\n-2,000\n3\n1,000\n"),
    ("number --from iec 1K 1.5M", "1,024\n1,572,864\n"),
    ("number --from iec-i 1Ki 1.5Mi 7", "1,024\n1,572,864\n7\n"),
    ("number --from auto 1K 1Ki 1KB \"1.5 KiB\" 7B", "1,000\n1,024\n1,000\n1,536\n7\n"),
    (
      "number --from auto 1Q 1Qi",
      "1,000,000,000,000,000,000,000,000,000,000\n"
        + "1,267,650,600,228,229,401,496,703,205,376\n"
    ),
    ("number --from locale --locale de_DE 1.234,5", "1.234,5\n"),
    ("number --from-unit 512 3", "1,536\n"), ("number --from-unit 1Ki 0.5", "512\n"),
    ("number --to-unit 1000 1500", "1.5\n"), ("number --to-unit 3 1 -1", "0.333333\n-0.333333\n"),
    ("number --to-unit 3 1 --fraction 0 --round from-zero", "1\n"),
    ("number --to-unit 1Ki 1 --fraction 0..12", "0.0009765625\n"),
    ("number --from si --from-unit 2 --to-unit 4 1K", "500\n"),
    ("bytes --from auto 1.5Ki", "2 kB\n"),
    ("bytes --iec --fraction 1 --from-unit 512 3", "1.5 KiB\n"),
    ("percent --to-unit 100 25.6", "25.6%\n"),
    ("currency --code EUR --from si 1.5K", "€1,500.00\n"),
    ("number --fraction 0 --round half-up 2.5 -2.5", "3\n-3\n"),
    ("number --fraction 0 --round nearest 2.5 -2.5", "3\n-3\n"),
    ("number --fraction 0 --round half-even 2.5 3.5", "2\n4\n"),
    ("number --fraction 0 --round up 2.1 -2.9", "3\n-2\n"),
    ("number --fraction 0 --round down 2.9 -2.1", "2\n-3\n"),
    ("number --fraction 0 --round from-zero 2.1 -2.1", "3\n-3\n"),
    ("number --fraction 0 --round towards-zero 2.9 -2.9", "2\n-2\n"),
    ("number --round half-up --increment 0.25 0.375", "0.50\n"),
  ])
  func writes(_ line: String, _ text: String) throws {
    let console = Transcript()
    #expect(Fmt.run(try ShellWords.split(line), in: .table, console: console) == 0)
    #expect(console.output == text)
    #expect(console.messages == [])
  }

  @Test(arguments: [
    ("number 1K", "\"1K\" is not a number: at column 2, \"K\" is not part of a number"),
    (
      "number --from si 1Ki",
      "\"1Ki\" is not a number: the suffix has an i; --from iec-i or --from auto reads it"
    ),
    (
      "number --from iec-i 1K",
      "\"1K\" is not a number: the suffix has no i; --from iec or --from auto reads it"
    ),
    ("number --from si 1X", "\"1X\" is not a number: at column 2, \"X\" is not part of a number"),
    ("number --from si K", "\"\" is not a number: it is empty"),
    ("bytes --from auto nan", "\"nan\" is not a number of bytes: it is not a finite number"),
  ])
  func refuses(_ line: String, _ message: String) throws {
    let console = Transcript()
    #expect(Fmt.run(try ShellWords.split(line), in: .table, console: console) == 1)
    #expect(console.messages == [message])
  }

  @Test func refusesUnits() {
    let console = Transcript()
    #expect(Fmt.run(["number", "--to-unit", "0", "5"], in: .table, console: console) == 64)
    #expect(
      console.messages == [
        "--to-unit: \"0\" is not a unit: units are greater than zero and have at most 18 digits"
      ])
  }

  /// (a × b) ÷ b is a again, and products are those of 128-bit arithmetic.
  @Test func calculates() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let left = Int64.random(in: -999_999_999...999_999_999, using: &generator)
      let right = Int64.random(in: 1...999_999_999, using: &generator)
      let (a, b) = (decimal(left), decimal(right))
      #expect((a * b).integer(as: Int128.self) == Int128(left) * Int128(right))
      #expect((a * b).divided(by: b) == a)
    }
    #expect(decimal(1).divided(by: decimal(3)).text == "3333333333333333333333333333331e-31")
    #expect(decimal(0).divided(by: decimal(3)).isZero)
  }

  private func decimal(_ number: Int64) -> ExactDecimal {
    ExactDecimal(isNegative: number < 0, digits: String(number.magnitude), exponent: 0)
  }
}
