#if canImport(_FoundationICU)
internal import _FoundationICU

/// An error code of ICU's, with its name: `U_ILLEGAL_ARGUMENT_ERROR`.
struct ICUError: Error, CustomStringConvertible {
  let code: UErrorCode

  var description: String {
    String(cString: swift_u_errorName(code))
  }
}

/// Calls one ICU function with a fresh status and throws what it reports.
@discardableResult
func icu<Value>(_ call: (inout UErrorCode) -> Value) throws(ICUError) -> Value {
  var status = U_ZERO_ERROR
  let value = call(&status)
  guard status.rawValue <= U_ZERO_ERROR.rawValue else { throw ICUError(code: status) }
  return value
}

/// Reads a text that ICU writes into a caller's buffer, with a second call when the first was too small.
func icuString(
  capacity: Int32 = 64,
  _ write: (UnsafeMutablePointer<UChar>, Int32, inout UErrorCode) -> Int32
) throws(ICUError) -> String {
  var buffer = [UChar](repeating: 0, count: Int(capacity))
  var status = U_ZERO_ERROR
  var length = write(&buffer, capacity, &status)
  if status == U_BUFFER_OVERFLOW_ERROR {
    buffer = [UChar](repeating: 0, count: Int(length))
    status = U_ZERO_ERROR
    length = write(&buffer, length, &status)
  }
  guard status.rawValue <= U_ZERO_ERROR.rawValue else { throw ICUError(code: status) }
  return String(decoding: buffer[..<Int(length)], as: UTF16.self)
}

/// Reads an ASCII text that ICU writes into a caller's buffer: a locale's identifier or part of one.
func icuBytes(
  capacity: Int32 = 160,
  _ write: (UnsafeMutablePointer<CChar>, Int32, inout UErrorCode) -> Int32
) throws(ICUError) -> String {
  var buffer = [CChar](repeating: 0, count: Int(capacity))
  var status = U_ZERO_ERROR
  var length = write(&buffer, capacity, &status)
  if status == U_BUFFER_OVERFLOW_ERROR {
    buffer = [CChar](repeating: 0, count: Int(length))
    status = U_ZERO_ERROR
    length = write(&buffer, length, &status)
  }
  guard status.rawValue <= U_ZERO_ERROR.rawValue else { throw ICUError(code: status) }
  return String(decoding: buffer[..<Int(length)].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
#endif
