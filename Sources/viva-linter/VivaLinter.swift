@main
struct VivaLinter {
  static func main() {}
}
