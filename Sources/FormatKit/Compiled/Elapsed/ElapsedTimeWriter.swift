/// Writes stretches of time, which are counted in units first.
struct ElapsedTimeWriter<Counter: ElapsedCounter, Form: ElapsedForm>: ValueWriter {
  let room: Int
  private let counter: Counter
  private let form: Form

  init(_ counter: Counter, _ form: Form) {
    self.counter = counter
    self.form = form
    room = form.room
  }

  @inline(__always)
  func write(_ value: Counter.Value, to cursor: inout UTF8Cursor) -> WriteResult {
    guard cursor.room >= room else { return .needsRoom(room) }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: TimeUnit.count) { memory in
      var counts = ElapsedCounts(memory.baseAddress.unsafelyUnwrapped)
      guard let isNegative = counter.count(value, &counts) else { return .notCovered }
      return form.write(counts, isNegative: isNegative && counts.shown != 0, to: &cursor)
    }
  }
}

/// How counted units of time are written.
protocol ElapsedForm: Sendable {
  /// The room that nearly every text needs; there is as much before `write` is called.
  var room: Int { get }

  func write(
    _ counts: ElapsedCounts, isNegative: Bool, to cursor: inout UTF8Cursor
  ) -> WriteResult
}

extension ElapsedCounts {
  /// The units to name: those that do not count zero, or the smallest alone.
  @inline(__always)
  func named(smallest: Int) -> UInt32 {
    shown == 0 ? 1 &<< UInt32(smallest) : shown
  }
}

/// The place of each unit in a list of so many.
struct ElapsedPlaces {
  private var index = 0
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  @inline(__always)
  mutating func next() -> ListPlace {
    defer { index &+= 1 }
    if index == 0 { return .opening }
    if index == count &- 1 { return index == 1 ? .pair : .last }
    return index == 1 ? .first : .middle
  }
}
