import Foundation

/// A job for the command `fmt` and for a command of the system.
private struct Job {
  let name: String
  let ours: [String]
  /// The other command, by any of its names.
  let theirs: (names: [String], arguments: [String])
  /// The lines to read; none for a single value among the arguments.
  let input: [String]
  let goal: Double
}

/// The command beside `numfmt`, `date` and `dconv`, where they are installed.
///
/// `FMT` in the environment names the command; without it, it is the release build beside this package.
func commandTable(_ settings: Settings) throws -> Table {
  var table = Table(
    title: "The command beside others, by turns",
    columns: ["job", "fmt", "other", "ratio", "goal"])
  let path =
    ProcessInfo.processInfo.environment["FMT"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "../../../.build/release/fmt"
    ).standardizedFileURL.path
  guard FileManager.default.isExecutableFile(atPath: path) else {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
  }
  for job in jobs(lines: settings.isQuick ? 20_000 : 2_000_000) where settings.wants(job.name) {
    let found = job.theirs.names.lazy.compactMap { Program(named: $0, job.theirs.arguments) }
    guard let other = found.first else {
      let missing = Table.Cell.text("\(job.theirs.names[0]) is not installed")
      table.rows.append([.text(job.name), .none, missing, .none, .none])
      continue
    }
    table.rows.append(try row(job, Program(path, job.ours), other, settings))
  }
  return table
}

private func row(
  _ job: Job, _ ours: Program, _ theirs: Program, _ settings: Settings
) throws -> [Table.Cell] {
  var input: URL?
  if !job.input.isEmpty {
    let file = FileManager.default.temporaryDirectory.appending(path: "formatkit-benchmark.txt")
    try Data((job.input.joined(separator: "\n") + "\n").utf8).write(to: file)
    input = file
  }
  defer { if let input { try? FileManager.default.removeItem(at: input) } }
  var times: (ours: [Double], theirs: [Double]) = ([], [])
  for _ in 0..<(input != nil ? 5 : settings.isQuick ? 9 : 41) {
    times.ours.append(try ours.run(input: input).nanoseconds)
    times.theirs.append(try theirs.run(input: input).nanoseconds)
  }
  let ratios = zip(times.theirs, times.ours).map { $0 / $1 }
  let cell = { (time: Double) -> Table.Cell in
    job.input.isEmpty
      ? .number(time / 1e6, " ms", digits: 2)
      : .number(Double(job.input.count) / time * 1e3, " M/s", digits: 2)
  }
  let isReached = ratios.median >= job.goal
  return [
    .text(job.name), cell(times.ours.median), cell(times.theirs.median),
    .number(ratios.median, "x", digits: 2),
    .text(String(format: "%.2gx ", job.goal) + (isReached ? "reached" : "missed")),
  ]
}

private func jobs(lines: Int) -> [Job] {
  let integers = (0..<lines).map { String(10_000_000 + $0 &* 7_919 % 89_999_999) }
  let seconds = (0..<lines / 10).map { String(1_700_000_000 + $0 * 7_919) }
  let english = ["--locale", "en_US"]
  return [
    Job(
      name: "numbers, a stream", ours: ["number"] + english,
      theirs: (["numfmt"], ["--grouping"]), input: integers, goal: 15),
    // Nothing of the system writes money; grouping is what comes next to it.
    Job(
      name: "currency, a stream", ours: ["currency", "--code", "EUR"] + english,
      theirs: (["numfmt"], ["--grouping", "--suffix=EUR"]), input: integers, goal: 10),
    Job(
      name: "byte counts, a stream", ours: ["bytes"] + english,
      theirs: (["numfmt"], ["--to=iec"]), input: integers, goal: 15),
    Job(
      name: "compact numbers, a stream", ours: ["number", "--notation", "compact"] + english,
      theirs: (["numfmt"], ["--to=si"]), input: integers, goal: 15),
    Job(
      name: "dates, a stream",
      ours: ["date", "--date", "abbreviated", "--time", "shortened", "--time-zone", "UTC"]
        + english,
      theirs: (["dconv", "dateutils.dconv"], ["-i", "%s", "-f", "%b %d, %Y at %I:%M %p"]),
      input: seconds, goal: 5),
    Job(
      name: "dates, a stream, date",
      ours: ["date", "--date", "abbreviated", "--time", "shortened", "--time-zone", "UTC"]
        + english,
      theirs: (["date"], ["-u", "-f", "-", "+%b %e, %Y at %I:%M %p"]),
      input: seconds.map { "@" + $0 },
      goal: 5),
    Job(
      name: "one number", ours: ["number", "12345678"] + english,
      theirs: (["numfmt"], ["--grouping", "12345678"]), input: [], goal: 1 / 3.0),
    Job(
      name: "one byte count", ours: ["bytes", "12345678"] + english,
      theirs: (["numfmt"], ["--to=iec", "12345678"]), input: [], goal: 1 / 3.0),
    Job(
      name: "one date", ours: ["date", "1700000000", "--time-zone", "UTC"] + english,
      theirs: (["date"], ["-u", "-d", "@1700000000"]), input: [], goal: 1 / 3.0),
  ]
}
