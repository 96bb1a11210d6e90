@main
struct Viva {
  static func main() {}
}
