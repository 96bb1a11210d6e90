import Arguments
import Testing
import VivaCommands

@MainActor
struct CommandRegistryTests {
  @Test func `the table has no contradiction`() {
    #expect(CommandRegistry.table.problems == [])
  }

  @Test func `commands stand in the order of their names, each once`() {
    let names = CommandRegistry.all.map { $0.spec.name }
    let visible = names.filter { !$0.hasPrefix("_") }
    #expect(visible == visible.sorted())
    #expect(Set(names).count == names.count)
  }

  @Test func `every command has a summary, and every one that is shown an example`() {
    for command in CommandRegistry.all {
      #expect(!command.spec.summary.isEmpty, "\(command.spec.name)")
      #expect(!command.spec.summary.hasSuffix("."), "\(command.spec.name)")
      if !command.spec.isHidden { #expect(!command.spec.examples.isEmpty, "\(command.spec.name)") }
    }
  }

  @Test func `a command is found by its whole name`() {
    #expect(CommandRegistry.command("drill") != nil)
    #expect(CommandRegistry.command("dril") == nil)
    #expect(CommandRegistry.command("") == nil)
  }

  @Test func `every example is a command line of this program`() {
    let names = CommandRegistry.all.map { $0.spec.name }
    let examples = CommandRegistry.all.flatMap { $0.spec.examples }
    for line in examples.map(\.line) where line.hasPrefix("viva ") {
      #expect(names.contains(String(line.split(separator: " ")[1])), "\(line)")
    }
  }
}
