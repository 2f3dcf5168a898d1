import FormatKit
import Foundation

/// Shows on a terminal how far the input has been read: bytes, rate, and the time that is left.
struct Progress {
  private let locale: Locale
  /// The length of the input, where it is a file.
  private let total: Int?
  private let show: (String) -> Void
  private let now: () -> Double
  private let start: Double
  private var last: Double
  /// Whether it was asked for: else a short input is not worth it.
  private let isWanted: Bool
  private var isShown = false

  init(
    locale: Locale, total: Int?, isWanted: Bool, now: @escaping () -> Double,
    show: @escaping (String) -> Void
  ) {
    self.locale = locale
    self.total = total
    self.isWanted = isWanted
    self.now = now
    self.show = show
    start = now()
    last = start
  }

  /// Notes how much has been read.
  mutating func update(_ bytes: Int) {
    let moment = now()
    let isDue = isWanted ? moment - last >= 0.2 : moment - start >= 3 && moment - last >= 0.2
    guard isDue else { return }
    last = moment
    isShown = true
    show("\r\u{1B}[K" + line(bytes, seconds: moment - start))
  }

  /// Takes the line away.
  func end() {
    if isShown { show("\r\u{1B}[K") }
  }

  /// `1.2 GB of 4.5 GB · 250 MB/s · 13 sec`.
  func line(_ bytes: Int, seconds: Double) -> String {
    let size = ByteCountFormatStyle(style: .file, locale: locale)
    let rate = Double(bytes) / max(seconds, 0.001)
    let done = FormatKit.format(Int64(bytes), style: size)
    var parts = [done, FormatKit.format(Int64(rate), style: size) + "/s"]
    if let total, total > 0, rate > 0 {
      let share = FormatKit.format(
        Double(bytes) / Double(total),
        style: FloatingPointFormatStyle<Double>.Percent(locale: locale)
          .precision(.fractionLength(0)))
      let left = Duration.seconds(Double(max(0, total - bytes)) / rate)
      let time = Duration.UnitsFormatStyle(
        allowedUnits: [.hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2
      ).locale(locale)
      parts[0] = "\(share) · \(done)"
      parts.append(FormatKit.format(left, style: time))
    }
    return parts.joined(separator: " · ")
  }
}
