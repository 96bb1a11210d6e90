import VivaCommands

@main
struct Viva {
  @MainActor
  static func main() {
    Launch.run(CommandLine.arguments)
  }
}
