internal import Synchronization

/// Texts by a small number, each asked for once, by whichever thread first needs it.
///
/// For what takes few values and has a text of its own for many of them: "yesterday", "in two weeks".
final class RememberedTexts {
  // Each slot holds nothing or the address of a text: its length, its bytes, and room to copy too many of them.
  private let slots: UnsafeMutablePointer<Atomic<UInt>>
  private let count: Int
  private let make: @Sendable (Int) -> String?

  /// The bytes that are copied at once.
  static let stride = 32

  /// Makes room for the texts of the numbers from 0 to `count`, exclusive.
  init(count: Int, make: @escaping @Sendable (Int) -> String?) {
    self.count = count
    self.make = make
    slots = .allocate(capacity: count)
    for index in 0..<count { (slots + index).initialize(to: Atomic(0)) }
  }

  deinit {
    for index in 0..<count {
      let address = slots[index].load(ordering: .acquiring)
      UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
    }
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  /// Puts the text of a number below the count.
  @inline(__always)
  func put(_ number: Int, to cursor: inout UTF8Cursor) -> WriteResult {
    var address = slots[number].load(ordering: .acquiring)
    if address == 0 { address = learn(number) }
    guard let text = UnsafeRawPointer(bitPattern: address) else { return .notCovered }
    let count = text.load(as: Int.self)
    guard cursor.room >= count &+ Self.stride else { return .needsRoom(count &+ Self.stride) }
    let source = text + MemoryLayout<Int>.size
    UnsafeMutableRawPointer(cursor.next).copyMemory(from: source, byteCount: Self.stride)
    if count > Self.stride { copyRest(of: source, count, to: cursor.next) }
    cursor.next += count
    return .written
  }

  @inline(never)
  private func copyRest(
    of source: UnsafeRawPointer, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: count)
  }

  /// The address of a text that was not asked for before; 0 where there is none.
  @inline(never)
  private func learn(_ number: Int) -> UInt {
    guard let text = make(number) else { return 0 }
    let bytes = Array(text.utf8)
    let header = MemoryLayout<Int>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: header + bytes.count + Self.stride, alignment: header)
    memory.storeBytes(of: bytes.count, as: Int.self)
    let room = UnsafeMutableRawBufferPointer(
      start: memory + header, count: bytes.count + Self.stride)
    room.copyBytes(from: bytes + repeatElement(0, count: Self.stride))
    let (exchanged, original) = slots[number].compareExchange(
      expected: 0, desired: UInt(bitPattern: memory), ordering: .acquiringAndReleasing)
    if exchanged { return UInt(bitPattern: memory) }
    memory.deallocate()
    return original
  }
}

// The slots are atomic, and a text is never changed.
extension RememberedTexts: @unchecked Sendable {}
