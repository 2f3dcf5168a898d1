internal import Synchronization

/// A thread-safe store of values that are costly to make, bounded in size.
///
/// When it is full the older half is dropped; dropping a value never changes a text, only the time
/// that the next one takes.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let value: Value
    let age: Int
  }

  private struct State: Sendable {
    var entries: [Key: Entry] = [:]
    var clock = 0

    mutating func dropOlderHalf() {
      let limit = entries.values.map(\.age).sorted()[entries.count / 2]
      entries = entries.filter { $0.value.age >= limit }
    }
  }

  private let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value for a key: the stored one, or a new one, made outside the lock.
  func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = state.withLock({ $0.entries[key]?.value }) { return value }
    let value = try make()
    state.withLock { state in
      if state.entries.count >= capacity { state.dropOlderHalf() }
      state.clock += 1
      state.entries[key] = Entry(value: value, age: state.clock)
    }
    return value
  }
}
