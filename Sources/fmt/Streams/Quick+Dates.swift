import FormatKit
import Foundation

extension Quick {
  /// The short way for dates that are whole seconds since 1970, or of the form `2024-02-29T13:05:00Z`.
  static func dates<S: FormatStyle & Sendable>(_ style: S) -> Writer
  where S.FormatInput == Date, S.FormatOutput == String {
    let style = style.compiled()
    return { bytes, output in
      guard let seconds = seconds(bytes) else { return false }
      style.append(
        Date(timeIntervalSinceReferenceDate: Double(seconds - 978_307_200)), to: &output)
      return true
    }
  }

  @inline(__always)
  static func seconds(_ bytes: Bytes) -> Int64? {
    guard bytes.count == 20, bytes[19] == UInt8(ascii: "Z") else {
      guard bytes.count <= 14 else { return nil }
      return PlainNumber(bytes)?.integer
    }
    guard bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == UInt8(ascii: "T"),
      bytes[13] == 0x3A, bytes[16] == 0x3A, let century = pair(bytes, 0),
      let year = pair(bytes, 2), let month = pair(bytes, 5), let day = pair(bytes, 8),
      let hour = pair(bytes, 11), let minute = pair(bytes, 14), let second = pair(bytes, 17),
      // The days at the end of a month are for the long way, which knows its length.
      (1...12).contains(month), (1...28).contains(day), hour < 24, minute < 60, second < 60
    else { return nil }
    let days = CivilDate.days(year: century * 100 + year, month: month, day: day)
    return Int64(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  @inline(__always)
  private static func pair(_ bytes: Bytes, _ index: Int) -> Int? {
    let (tens, ones) = (bytes[index] &- 0x30, bytes[index + 1] &- 0x30)
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }
}
