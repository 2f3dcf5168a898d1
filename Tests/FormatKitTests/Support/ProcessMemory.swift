import Foundation

/// The memory of this process, where the system tells it as Linux does.
enum ProcessMemory {
  /// What is in use now, in MiB.
  static var resident: Double? { mebibytes(of: "VmRSS") }
  /// The most that was in use at any time, in MiB.
  static var peak: Double? { mebibytes(of: "VmHWM") }

  private static func mebibytes(of field: String) -> Double? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
      return nil
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix(field + ":") }
    let number = line?.split(separator: " ").dropLast().last.flatMap { Double($0) }
    return number.map { $0 / 1_024 }
  }

  /// A size for people.
  static func text(_ mebibytes: Double?) -> String {
    mebibytes.map { String(format: "%.1f MiB", $0) } ?? "unknown"
  }
}
