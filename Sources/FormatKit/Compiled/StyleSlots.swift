internal import Foundation

/// A small table from the stored bytes of styles to their compiled plans.
///
/// Each slot keeps the style whose bytes it holds, so that no object the bytes point to can go away and
/// leave its address to another.
struct StyleSlots: ~Copyable {
  private struct Slot: BitwiseCopyable {
    var type: UnsafeRawPointer?
    var bytes: UnsafeRawPointer?
    var plan: UnsafeRawPointer?
  }

  /// What a slot points to.
  private final class Owner {
    let style: Any
    let plan: AnyObject
    let bytes: UnsafeMutableRawBufferPointer

    init(style: Any, plan: AnyObject, bytes: UnsafeRawBufferPointer) {
      self.style = style
      self.plan = plan
      self.bytes = .allocate(byteCount: bytes.count, alignment: 8)
      self.bytes.copyMemory(from: bytes)
    }

    deinit {
      bytes.deallocate()
    }
  }

  private static let capacity = 256
  private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
  private let owners = UnsafeMutablePointer<Owner?>.allocate(capacity: capacity)

  init() {
    slots.initialize(repeating: Slot(), count: Self.capacity)
    owners.initialize(repeating: nil, count: Self.capacity)
  }

  deinit {
    owners.deinitialize(count: Self.capacity)
    owners.deallocate()
    slots.deallocate()
  }

  /// The plan of a style, given its type and bytes, if these are the bytes of a style inserted before.
  ///
  /// Types and plans go by address here, so that looking one up needs no generic code.
  @inline(__always)
  func plan(of type: UnsafeRawPointer, bytes: UnsafeRawBufferPointer) -> UnsafeRawPointer? {
    let slot = slots + Self.index(of: bytes)
    guard slot.pointee.type == type, let stored = slot.pointee.bytes, Self.equal(stored, bytes)
    else { return nil }
    return slot.pointee.plan
  }

  /// Puts a style and its plan into the slot that its bytes fall into.
  func insert<Style: FormatStyle>(_ style: Style, _ plan: FormatPlan<Style>) {
    withUnsafeBytes(of: style) { bytes in
      let index = Self.index(of: bytes)
      let owner = Owner(style: style, plan: plan, bytes: bytes)
      owners[index] = owner
      slots[index] = Slot(
        type: unsafeBitCast(Style.self, to: UnsafeRawPointer.self),
        bytes: UnsafeRawPointer(owner.bytes.baseAddress),
        plan: UnsafeRawPointer(Unmanaged.passUnretained(plan).toOpaque()))
    }
  }

  func removeAll() {
    slots.update(repeating: Slot(), count: Self.capacity)
    owners.update(repeating: nil, count: Self.capacity)
  }

  @inline(__always)
  private static func index(of bytes: UnsafeRawBufferPointer) -> Int {
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 32
      offset &+= 8
    }
    return Int(truncatingIfNeeded: hash) & (capacity - 1)
  }

  @inline(__always)
  private static func equal(_ stored: UnsafeRawPointer, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if stored.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != word { return false }
      offset &+= 8
    }
    while offset < bytes.count {
      if stored.load(fromByteOffset: offset, as: UInt8.self) != bytes[offset] { return false }
      offset &+= 1
    }
    return true
  }
}
