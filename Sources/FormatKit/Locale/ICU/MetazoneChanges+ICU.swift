#if canImport(_FoundationICU)
internal import _FoundationICU

/// The times from and up to which ICU knows a zone by the name of each of its metazones.
func metazoneChanges(of zone: String) -> [Int] {
  do {
    let key = try canonicalZone(zone).replacing("/", with: ":")
    let periods = try ICUBundle(direct: "metaZones")["metazoneInfo"][key]
    let times = try periods.children.flatMap { try startsAndEnds(of: $0.node.strings) }
    return Set(times).sorted()
  } catch {
    // ICU has no metazone for this zone; its name never changes.
    return []
  }
}

private func canonicalZone(_ zone: String) throws(ICUError) -> String {
  let characters = Array(zone.utf16)
  return try icuString { buffer, capacity, status in
    swift_ucal_getCanonicalTimeZoneID(
      characters, Int32(characters.count), buffer, capacity, nil, &status)
  }
}

// The metazone's name, and from when until when it is used; from 1970 on when nothing is said.
private func startsAndEnds(of period: [String]) -> [Int] {
  period.count > 1 ? period.dropFirst().compactMap(seconds) : [0]
}

// "1992-01-19 20:00", in GMT.
private func seconds(_ text: String) -> Int? {
  let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
  guard numbers.count == 5, numbers[0] < 9999 else { return nil }
  let days = CivilDay.daysSince1970(year: numbers[0], month: numbers[1], day: numbers[2])
  return days * 86_400 + numbers[3] * 3600 + numbers[4] * 60
}
#endif
