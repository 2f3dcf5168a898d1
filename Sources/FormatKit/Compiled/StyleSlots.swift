internal import Foundation

/// A small table from the stored bytes of styles to their compiled plans.
///
/// Each slot keeps the style whose bytes it holds, so that no object the bytes point to can go away and
/// leave its address to another.
struct StyleSlots: ~Copyable {
  private struct Slot {
    let type: ObjectIdentifier
    let bytes: UnsafeMutableRawPointer
    let plan: Unmanaged<AnyObject>
    let style: Any
  }

  private static let capacity = 64
  private let slots = UnsafeMutablePointer<Slot?>.allocate(capacity: capacity)

  init() {
    slots.initialize(repeating: nil, count: Self.capacity)
  }

  deinit {
    for index in 0..<Self.capacity { clear(index) }
    slots.deinitialize(count: Self.capacity)
    slots.deallocate()
  }

  /// The plan of a style whose bytes are those of a style inserted before.
  @inline(__always)
  func plan<Style: FormatStyle>(for style: Style) -> FormatPlan<Style>? {
    withUnsafeBytes(of: style) { bytes in
      let index = Self.index(of: bytes)
      guard let slot = slots[index], slot.type == ObjectIdentifier(Style.self),
        Self.equal(slot.bytes, bytes)
      else { return nil }
      return unsafeDowncast(slot.plan.takeUnretainedValue(), to: FormatPlan<Style>.self)
    }
  }

  /// Puts a style and its plan into the slot that its bytes fall into.
  func insert<Style: FormatStyle>(_ style: Style, _ plan: FormatPlan<Style>) {
    withUnsafeBytes(of: style) { bytes in
      let index = Self.index(of: bytes)
      clear(index)
      let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 8)
      copy.copyMemory(from: bytes.baseAddress ?? UnsafeRawPointer(copy), byteCount: bytes.count)
      slots[index] = Slot(
        type: ObjectIdentifier(Style.self), bytes: copy,
        plan: Unmanaged.passRetained(plan), style: style)
    }
  }

  func removeAll() {
    for index in 0..<Self.capacity { clear(index) }
  }

  private func clear(_ index: Int) {
    guard let slot = slots[index] else { return }
    slots[index] = nil
    slot.bytes.deallocate()
    slot.plan.release()
  }

  @inline(__always)
  private static func index(of bytes: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      offset &+= 8
    }
    return Int(truncatingIfNeeded: hash) & (capacity - 1)
  }

  @inline(__always)
  private static func equal(
    _ stored: UnsafeMutableRawPointer, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    var offset = 0
    while offset &+ 8 <= bytes.count {
      if stored.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset &+= 8
    }
    while offset < bytes.count {
      if stored.load(fromByteOffset: offset, as: UInt8.self) != bytes[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
