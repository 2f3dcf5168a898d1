#if canImport(_FoundationICU)
internal import _FoundationICU

extension ScriptCode {
  /// ICU's script numbers, as ISO 15924 codes.
  private static let byNumber: [ScriptCode] = {
    let last = swift_u_getIntPropertyMaxValue(UCHAR_SCRIPT)
    return (0...last).map { number in
      let name = swift_uscript_getShortName(UScriptCode(rawValue: number))
      return name.flatMap { ScriptCode(String(cString: $0)) } ?? .unknown
    }
  }()

  /// The scripts whose letters have upper and lower case.
  static let cased = all { swift_uscript_isCased($0) }

  /// The scripts that are written without a space between words.
  static let unspaced = all { swift_uscript_breaksBetweenLetters($0) }

  private static func all(where has: (UScriptCode) -> UBool) -> Set<ScriptCode> {
    Set(
      byNumber.indices.filter { has(UScriptCode(rawValue: Int32($0))) != 0 }
        .map { byNumber[$0] })
  }

  /// The script of a character: Unicode's Script property.
  init(of scalar: Unicode.Scalar) {
    var status = U_ZERO_ERROR
    let number = Int(swift_uscript_getScript(UChar32(scalar.value), &status).rawValue)
    self = Self.byNumber.indices.contains(number) ? Self.byNumber[number] : .unknown
  }
}
#endif
