internal import Foundation

/// Whether a number style has settings that Foundation does not survive, or that it takes without bound.
///
/// Foundation (Swift 6.3) writes a character for each digit that an exact number of digits asks for, and stops the
/// process at fewer than none, at limits in the wrong order, and at a scale or an increment that is infinite. A scale or an
/// increment that no `Decimal` holds makes it leave out all settings.
enum NumberHazard {
  /// The digits that a number can have before and behind its separator (ICU, `kMaxIntFracSig`), to which Foundation
  /// itself brings the ends of a range.
  static let digits = 0...999

  static func isIn(_ style: some Encodable) -> Bool {
    var found = false
    var limits: [String: Double] = [:]
    let scan = CodedNumberScan { key, number in
      switch key {
      case "scale", "floatingPoint": found = found || !isDecimal(number)
      case _ where kinds.contains { key.hasSuffix($0) }: limits[key] = number
      default: break
      }
    }
    do { try style.encode(to: scan) } catch { return false }
    return found || !limits.isEmpty && areBad(limits)
  }

  private static let kinds = ["SignificantDigits", "IntegerLength", "FractionalLength"]

  private static func areBad(_ limits: [String: Double]) -> Bool {
    kinds.contains { kind in
      let (least, most) = (limits["min" + kind], limits["max" + kind])
      return [least, most].contains { $0.map { !(0...999).contains($0) } ?? false }
        || least ?? 0 > most ?? 999
    }
  }

  /// Whether a `Decimal` holds a number, but for the last of its digits.
  static func isDecimal(_ number: Double) -> Bool {
    guard number.isFinite else { return false }
    let decimal = Decimal(number)
    return !decimal.isNaN && (decimal == 0) == (number == 0)
  }
}
