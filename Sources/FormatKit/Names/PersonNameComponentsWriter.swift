#if !canImport(Darwin)
internal import Foundation

/// Writes names that need no closer look: in letters of one script, without blanks around them.
///
/// The rules are those of ``PersonNameParts``, which writes all other names.
struct PersonNameComponentsWriter: ValueWriter {
  private let style: PersonNameComponents.FormatStyle.Style
  private let locale: Locale
  /// The layout of names in Latin letters.
  private let latin: Layout
  private let capitals: NameCapitals

  init?(_ style: PersonNameComponents.FormatStyle) {
    guard let latin = Layout(.of(.latin, for: style.locale)) else { return nil }
    self.style = style.style
    locale = style.locale
    self.latin = latin
    capitals = NameCapitals(style.locale)
  }

  var room: Int { 64 }

  @inline(__always)
  func write(_ name: PersonNameComponents, to cursor: inout UTF8Cursor) -> WriteResult {
    if style == .short { return writeShort(name, to: &cursor) }
    let (given, family, middle) = (name.givenName, name.familyName, name.middleName)
    var scripts = CommonScript()
    scripts.add(given)
    scripts.add(family)
    scripts.add(middle)
    guard let layout = layout(of: scripts) else { return .notCovered }
    if style == .abbreviated {
      return writeAbbreviated(given: given, family: family, by: layout, to: &cursor)
    }
    guard style == .long else {
      return write((nil, given, nil, family, nil), by: layout, to: &cursor)
    }
    let (prefix, suffix) = (name.namePrefix, name.nameSuffix)
    scripts.add(prefix)
    scripts.add(suffix)
    guard scripts.common != nil else { return .notCovered }
    return write((prefix, given, middle, family, suffix), by: layout, to: &cursor)
  }

  @inline(__always)
  private func layout(of scripts: CommonScript) -> Layout? {
    guard let script = scripts.common else { return nil }
    return script == .latin ? latin : Layout(.of(script, for: locale))
  }
}

extension PersonNameComponentsWriter {
  /// A ``PersonNameLayout`` in a form that is quick to follow.
  struct Layout {
    enum Part { case given, middle, family }

    let order: (Part, Part, Part)
    /// Whether a space stands between two parts; otherwise nothing does.
    let isSpaced: Bool
    let abbreviation: PersonNameLayout.Abbreviation

    var isFamilyFirst: Bool { order.0 == .family || order.0 == .middle && order.1 == .family }

    /// The layout; `nil` for a delimiter that is neither a space nor nothing.
    init?(_ layout: PersonNameLayout) {
      guard layout.delimiter == " " || layout.delimiter.isEmpty else { return nil }
      let parts = layout.order.map { component -> Part in
        component == .givenName ? .given : component == .familyName ? .family : .middle
      }
      order = (parts[0], parts[1], parts[2])
      isSpaced = !layout.delimiter.isEmpty
      abbreviation = layout.abbreviation
    }
  }

  /// The script of several texts, each with a letter.
  struct CommonScript {
    private var script: ScriptCode?
    private var isUnclear = false

    /// The script; `nil` when there is none, or several, or a text needs a closer look.
    var common: ScriptCode? { isUnclear ? nil : script }

    @inline(__always)
    mutating func add(_ text: String?) {
      guard let text else { return }
      let found = text.utf8.withContiguousStorageIfAvailable { WordBytes($0)?.script }
      guard let found = found ?? nil, script ?? found == found else {
        isUnclear = true
        return
      }
      script = found
    }
  }
}

extension PersonNameComponentsWriter {
  private typealias Parts = (
    prefix: String?, given: String?, middle: String?, family: String?, suffix: String?
  )

  @inline(__always)
  private func write(
    _ parts: Parts, by layout: Layout, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    @inline(__always)
    func count(_ text: String?) -> Int { text.map { $0.utf8.count + 1 } ?? 0 }
    let needed =
      count(parts.prefix) + count(parts.given) + count(parts.middle) + count(parts.family)
      + count(parts.suffix)
    guard needed > 0 else { return .notCovered }
    guard cursor.room >= needed else { return .needsRoom(needed) }
    let start = cursor.next
    @inline(__always)
    func put(_ text: String?) {
      guard let text else { return }
      if layout.isSpaced, cursor.next != start { cursor.put(UInt8(ascii: " ")) }
      cursor.put(text)
    }
    @inline(__always)
    func put(_ part: Layout.Part) {
      switch part {
      case .given: put(parts.given)
      case .middle: put(parts.middle)
      case .family: put(parts.family)
      }
    }
    put(parts.prefix)
    put(layout.order.0)
    put(layout.order.1)
    put(layout.order.2)
    put(parts.suffix)
    return .written
  }

  private func writeShort(
    _ name: PersonNameComponents, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    guard let text = name.nickname ?? name.givenName ?? name.familyName else { return .notCovered }
    var scripts = CommonScript()
    scripts.add(text)
    guard scripts.common != nil else { return .notCovered }
    return write((nil, text, nil, nil, nil), by: latin, to: &cursor)
  }
}

extension PersonNameComponentsWriter {
  private func writeAbbreviated(
    given: String?, family: String?, by layout: Layout, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    switch layout.abbreviation {
    case .familyName where family != nil:
      return write((nil, nil, nil, family, nil), by: layout, to: &cursor)
    case .givenName where given.map { $0.utf8.count <= Self.threeSyllables } == true:
      return write((nil, given, nil, nil, nil), by: layout, to: &cursor)
    case .initials:
      let (first, second) = layout.isFamilyFirst ? (family, given) : (given, family)
      guard first != nil || second != nil else { return .notCovered }
      guard cursor.room >= 8 else { return .needsRoom(8) }
      return putInitial(of: first, to: &cursor) && putInitial(of: second, to: &cursor)
        ? .written : .notCovered
    default:
      return .notCovered
    }
  }

  /// The bytes of three syllables of Hangul.
  private static let threeSyllables = 9

  /// Puts the initial of a text that is none of a particle.
  @inline(__always)
  private func putInitial(of text: String?, to cursor: inout UTF8Cursor) -> Bool {
    guard let text else { return true }
    let isPut = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
      guard let initial = capitals.initial(bytes, isCapital: true) else { return false }
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[0])
      if isSmall, bytes.contains(UInt8(ascii: " ")) { return false }
      cursor.put(initial, of: bytes)
      return true
    }
    return isPut == true
  }
}
#endif
