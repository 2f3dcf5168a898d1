internal import Foundation
internal import Synchronization

/// The writers of a dimension's units, each learned when a value in the unit first comes.
final class UnitWriters {
  /// What a unit is known by.
  struct Mark {
    let symbol: String
    let coefficient: Double
    let constant: Double
  }

  private let type: Dimension.Type
  private let marks: UnsafeMutableBufferPointer<Mark>
  // Each slot holds nothing, the address of a writer, or 1 for a unit that is not covered.
  private let slots: UnsafeMutablePointer<Atomic<UInt>>
  // The object that first stood for each unit, kept so that no other can have its address.
  private let objects: UnsafeMutablePointer<Atomic<UInt>>
  // The unit of the last value, where the next one is looked for first.
  private let recent = Atomic<Int>(0)
  private let other: @Sendable (Dimension) -> Int?
  private let learn: @Sendable (Int) -> AmountWriter?

  private static let notCovered: UInt = 1

  /// - Parameters:
  ///   - type: The dimension.
  ///   - marks: What its units are known by; `nil` for those that only `other` finds.
  ///   - other: The place of a unit that has none of the marks.
  ///   - learn: Learns the unit at a place; `nil` when what was learned does not hold.
  init(
    _ type: Dimension.Type, marks: [Mark?], other: @escaping @Sendable (Dimension) -> Int?,
    learn: @escaping @Sendable (Int) -> AmountWriter?
  ) {
    (self.type, self.other, self.learn) = (type, other, learn)
    self.marks = .allocate(capacity: marks.count)
    slots = .allocate(capacity: marks.count)
    objects = .allocate(capacity: marks.count)
    for (place, mark) in marks.enumerated() {
      let unmarked = Mark(symbol: "", coefficient: .nan, constant: .nan)
      self.marks.initializeElement(at: place, to: mark ?? unmarked)
      (slots + place).initialize(to: Atomic(0))
      (objects + place).initialize(to: Atomic(0))
    }
  }

  deinit {
    for place in marks.indices {
      let address = slots[place].load(ordering: .acquiring)
      if address > Self.notCovered { Unmanaged<AmountWriter>(address: address)?.release() }
      Unmanaged<Dimension>(address: objects[place].load(ordering: .acquiring))?.release()
    }
    slots.deinitialize(count: marks.count)
    slots.deallocate()
    objects.deinitialize(count: marks.count)
    objects.deallocate()
    marks.deinitialize()
    marks.deallocate()
  }
}

// The marks never change, and the slots are atomic.
extension UnitWriters: @unchecked Sendable {}

extension UnitWriters {
  /// Writes a value of a unit.
  func write(_ value: Double, _ unit: Dimension, to cursor: inout UTF8Cursor) -> WriteResult {
    guard let place = place(of: unit) else { return .notCovered }
    var address = slots[place].load(ordering: .acquiring)
    if address == 0 { address = learned(place) }
    guard address > Self.notCovered, let writer = Unmanaged<AmountWriter>(address: address) else {
      return .notCovered
    }
    return writer._withUnsafeGuaranteedRef { $0.write(value, to: &cursor) }
  }

  /// Whether a unit is covered; learns it.
  func covers(_ unit: Dimension) -> Bool {
    guard let place = place(of: unit) else { return false }
    return learned(place) > Self.notCovered
  }

  @inline(__always)
  private func place(of unit: Dimension) -> Int? {
    let address = UInt(bitPattern: Unmanaged.passUnretained(unit).toOpaque())
    let last = recent.load(ordering: .relaxed)
    if objects[last].load(ordering: .relaxed) == address { return last }
    return place(of: unit, at: address)
  }

  @inline(never)
  private func place(of unit: Dimension, at address: UInt) -> Int? {
    let known = marks.indices.first { objects[$0].load(ordering: .relaxed) == address }
    guard let place = known ?? markedPlace(of: unit) else { return nil }
    recent.store(place, ordering: .relaxed)
    guard known == nil, objects[place].load(ordering: .relaxed) == 0 else { return place }
    let object = Unmanaged.passRetained(unit)
    let (exchanged, _) = objects[place].compareExchange(
      expected: 0, desired: address, ordering: .acquiringAndReleasing)
    if !exchanged { object.release() }
    return place
  }

  private func markedPlace(of unit: Dimension) -> Int? {
    guard Swift.type(of: unit) == type else { return nil }
    guard let converter = unit.converter as? UnitConverterLinear else { return other(unit) }
    let (coefficient, constant) = (converter.coefficient, converter.constant)
    let symbol = unit.symbol
    let place = recent.load(ordering: .relaxed)
    if matches(place, symbol, coefficient, constant) { return place }
    return marks.indices.first { matches($0, symbol, coefficient, constant) } ?? other(unit)
  }

  @inline(__always)
  private func matches(
    _ place: Int, _ symbol: String, _ coefficient: Double, _ constant: Double
  ) -> Bool {
    let mark = marks.baseAddress.unsafelyUnwrapped + place
    return mark.pointee.coefficient == coefficient && mark.pointee.constant == constant
      && mark.pointee.symbol == symbol
  }

  @inline(never)
  private func learned(_ place: Int) -> UInt {
    let known = slots[place].load(ordering: .acquiring)
    if known != 0 { return known }
    let writer = learn(place).map { Unmanaged.passRetained($0) }
    let new = writer.map { UInt(bitPattern: $0.toOpaque()) } ?? Self.notCovered
    let (exchanged, original) = slots[place].compareExchange(
      expected: 0, desired: new, ordering: .acquiringAndReleasing)
    if exchanged { return new }
    writer?.release()
    return original
  }
}

extension Unmanaged {
  /// The object at an address; `nil` at 0.
  @inline(__always)
  fileprivate init?(address: UInt) {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    self = .fromOpaque(pointer)
  }
}
