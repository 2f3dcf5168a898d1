@main
struct Fmt {
  static func main() {
    print("fmt")
  }
}
