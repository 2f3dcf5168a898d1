import Foundation
import Testing

/// Unicode's public test data, beside the checkout or where `FORMATKIT_CONFORMANCE` says.
///
/// Tests that need them are skipped, by name, where they are absent:
/// `.enabled(if: ConformanceData.has("list_fmt.tsv"), ConformanceData.absence)`.
enum ConformanceData {
  static let absence: Comment = "needs ../shared/conformance or FORMATKIT_CONFORMANCE"

  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["FORMATKIT_CONFORMANCE"] {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    var project = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { project.deleteLastPathComponent() }
    return project.appending(path: "../shared/conformance", directoryHint: .isDirectory)
  }()

  static func has(_ file: String) -> Bool {
    FileManager.default.isReadableFile(atPath: folder.appending(path: file).path)
  }

  /// The rows of a file by column name, as they stand: no field is trimmed.
  static func rows(_ file: String) throws -> [[String: String]] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = lines.first else { return [] }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }
}
