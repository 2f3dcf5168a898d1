/// The version of the package, as `fmt --version` prints it.
enum Version {
  static let current = "0.1.0"
}
