/// The times at which a time zone begins to go by another name, such as from "Moscow Time" to "Volgograd Time".
enum MetazoneChanges {
  /// The times for a zone such as `Europe/Volgograd`: seconds since 1970, in order; none where the platform
  /// does not say.
  static func of(_ zone: String) -> [Int] {
    #if canImport(_FoundationICU)
    metazoneChanges(of: zone)
    #else
    []
    #endif
  }
}
