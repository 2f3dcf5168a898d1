/// Appends a number of tenths: "12.5", "12".
@inline(__always)
private func appendTenths(_ tenths: UInt64, to bytes: inout [UInt8]) {
  appendGrouped(tenths / 10, to: &bytes)
  if tenths % 10 > 0 {
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(truncatingIfNeeded: tenths % 10) | 0x30)
  }
}

/// Appends a number of bytes below a gigabyte in decimal units: "123 kB", "12.3 MB".
func appendBytes(_ count: UInt64, to bytes: inout [UInt8]) {
  if count < 1_000 {
    appendGrouped(count, to: &bytes)
    return append(count == 1 ? " byte" : " bytes", to: &bytes)
  }
  if count < 999_500 {
    appendGrouped((count + 499 + count / 1_000 % 2) / 1_000, to: &bytes)
    return append(" kB", to: &bytes)
  }
  appendTenths((count + 49_999 + count / 100_000 % 2) / 100_000, to: &bytes)
  append(" MB", to: &bytes)
}

/// Appends a number of bytes below a gibibyte in binary units: "123 KiB", "12.3 MiB".
func appendBinaryBytes(_ count: UInt64, to bytes: inout [UInt8]) {
  if count < 1_024 {
    appendGrouped(count, to: &bytes)
    return append(count == 1 ? " byte" : " bytes", to: &bytes)
  }
  if count < 1_023 << 10 | 512 {
    appendGrouped((count + 511 + (count >> 10) % 2) >> 10, to: &bytes)
    return append(" KiB", to: &bytes)
  }
  let scaled = count * 10
  appendTenths((scaled + (1 << 19 - 1) + (scaled >> 20) % 2) >> 20, to: &bytes)
  append(" MiB", to: &bytes)
}

/// Appends seconds in hours and minutes: "3 hr, 25 min".
func appendHoursAndMinutes(_ seconds: Int, to bytes: inout [UInt8]) {
  let minutes = (seconds + 29 + seconds / 60 % 2) / 60
  let (hours, rest) = (minutes / 60, minutes % 60)
  if hours > 0 {
    appendGrouped(UInt64(hours), to: &bytes)
    append(rest > 0 ? " hr, " : " hr", to: &bytes)
  }
  if rest > 0 || hours == 0 {
    appendShort(rest, to: &bytes)
    append(" min", to: &bytes)
  }
}

/// Appends seconds in days, hours, minutes and seconds: "1 day, 2 hr, 3 min, 4 sec".
func appendElapsed(_ seconds: Int, to bytes: inout [UInt8]) {
  let days = seconds / 86_400
  let counts = (days, seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60)
  var isFirst = true
  func append(_ count: Int, _ unit: StaticString) {
    guard count > 0 else { return }
    if !isFirst { benchmarks.append(", ", to: &bytes) }
    isFirst = false
    appendShort(count, to: &bytes)
    benchmarks.append(unit, to: &bytes)
  }
  append(counts.0, counts.0 == 1 ? " day" : " days")
  append(counts.1, " hr")
  append(counts.2, " min")
  append(counts.3, " sec")
  if isFirst { benchmarks.append("0 sec", to: &bytes) }
}
