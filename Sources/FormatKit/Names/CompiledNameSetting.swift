internal import Foundation

/// A ``NameSetting`` in a form that is quick to follow.
final class CompiledNameSetting: Sendable {
  private let setting: NameSetting
  private let givenFirst: [CompiledNamePattern]
  private let surnameFirst: [CompiledNamePattern]
  private let sorting: [CompiledNamePattern]
  private let initials: CompiledNameInitials
  private let replacesSpaces: Bool

  init(_ setting: NameSetting) {
    func patterns(_ order: NameSetting.Order) -> [CompiledNamePattern] {
      setting.patterns(order).map { CompiledNamePattern($0, space: setting.space) }
    }
    self.setting = setting
    givenFirst = patterns(.givenFirst)
    surnameFirst = patterns(.surnameFirst)
    sorting = patterns(.sorting)
    initials = CompiledNameInitials(setting.modifiers)
    replacesSpaces = setting.space != " "
  }

  /// Puts a name whose surname is in its parts as ``NameFields`` has them; a name of which the pattern shows
  /// nothing is for the style.
  @inline(__always)
  func write(_ name: PersonName, to cursor: inout UTF8Cursor) -> WriteResult {
    switch setting.order(preferred: name.preferredOrder) {
    case .surnameFirst: write(name, in: surnameFirst, to: &cursor)
    case .sorting: write(name, in: sorting, to: &cursor)
    case .givenFirst, .automatic: write(name, in: givenFirst, to: &cursor)
    }
  }

  @inline(__always)
  private func write(
    _ name: PersonName, in patterns: [CompiledNamePattern], to cursor: inout UTF8Cursor
  ) -> WriteResult {
    guard let first = patterns.first else { return .notCovered }
    let pattern = patterns.count == 1 ? first : best(of: patterns, for: name)
    return write(name, in: pattern, to: &cursor)
  }

  /// The pattern of ``NamePattern/best(of:for:)``.
  private func best(
    of patterns: [CompiledNamePattern], for name: PersonName
  ) -> CompiledNamePattern {
    func populated(_ pattern: CompiledNamePattern) -> Int {
      pattern.slots.count { name.text($0.part, givenIsSurname: false) != nil }
    }
    var best = patterns[0]
    var most = populated(best)
    for pattern in patterns.dropFirst() {
      let count = populated(pattern)
      if count > most || count == most && pattern.slots.count < best.slots.count {
        (best, most) = (pattern, count)
      }
    }
    return best
  }
}

extension CompiledNameSetting {
  @inline(__always)
  private func write(
    _ name: PersonName, in pattern: CompiledNamePattern, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    let givenIsSurname = name.surname == nil && !pattern.showsGiven
    var last = -1
    for index in pattern.slots.indices {
      let slot = pattern.slots[index]
      guard let text = name.text(slot.part, givenIsSurname: givenIsSurname) else { continue }
      let literal = pattern.literal(before: index, after: last)
      guard cursor.room >= literal.count + UTF8Piece.slack else {
        return .needsRoom(room(for: name, in: pattern))
      }
      cursor.put(literal)
      let result = text.utf8.withContiguousStorageIfAvailable { put($0, slot.form, to: &cursor) }
      switch result {
      case .put: last = index
      case .isFull: return .needsRoom(room(for: name, in: pattern))
      case .isUnclear, nil: return .notCovered
      }
    }
    guard last >= 0 else { return .notCovered }
    if last == pattern.slots.count - 1, pattern.trailing.count > 0 {
      guard cursor.room >= pattern.trailing.count + UTF8Piece.slack else {
        return .needsRoom(room(for: name, in: pattern))
      }
      cursor.put(pattern.trailing)
    }
    return .written
  }

  /// The room that is enough for a name.
  private func room(for name: PersonName, in pattern: CompiledNamePattern) -> Int {
    pattern.slots.reduce(pattern.literalRoom) { room, slot in
      let count = name.text(slot.part, givenIsSurname: false)?.utf8.count ?? 0
      let surname = name.text(slot.part, givenIsSurname: true)?.utf8.count ?? 0
      return room + max(count, surname) * initials.growth
    }
  }

  @inline(__always)
  private func put(
    _ bytes: UnsafeBufferPointer<UInt8>, _ form: CompiledNamePattern.Form,
    to cursor: inout UTF8Cursor
  ) -> NamePutResult {
    switch form {
    case .whole:
      guard WordBytes.isSolid(bytes), !replacesSpaces || !bytes.contains(UInt8(ascii: " ")) else {
        return .isUnclear
      }
      return cursor.put(bytes) ? .put : .isFull
    case .monogram(let isCapital):
      return initials.putInitial(of: bytes, isCapital: isCapital, to: &cursor)
    case .initials(let isCapital, let retainsHyphens):
      if replacesSpaces { return .isUnclear }
      return initials.putInitials(
        of: bytes, isCapital: isCapital, retainsHyphens: retainsHyphens, to: &cursor)
    case .other:
      return .isUnclear
    }
  }
}
