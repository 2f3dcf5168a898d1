internal import Foundation

/// Writes measurements of a dimension by the writers of its units.
final class MeasurementsWriter<UnitType: Dimension>: ValueWriter {
  typealias Value = Measurement<UnitType>

  // More than a number and its unit take; what needs more asks for it.
  let room = 192
  private let units: UnitWriters

  init(_ units: UnitWriters) {
    self.units = units
  }

  @inline(__always)
  func write(_ value: Measurement<UnitType>, to cursor: inout UTF8Cursor) -> WriteResult {
    units.write(value.value, value.unit, to: &cursor)
  }
}

// The writers of its units may be used from any thread.
extension MeasurementsWriter: @unchecked Sendable {}
