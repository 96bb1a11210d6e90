import Arguments
import Testing
import VivaCommands

@MainActor
struct HelpCommandTests {
  @Test func `the overview has each command that is shown, once`() {
    let output = Desk().run("help").output
    for command in CommandRegistry.all {
      let lines = output.split(separator: "\n").count { $0.hasPrefix("  \(command.spec.name) ") }
      #expect(lines == (command.spec.isHidden ? 0 : 1), "\(command.spec.name)")
    }
  }

  @Test func `a page of a command is what its option prints`() {
    let desk = Desk()
    for command in CommandRegistry.all {
      let page = desk.run("help", command.spec.name)
      #expect(page.status == 0)
      #expect(page.output == desk.run(command.spec.name, "--help").output)
    }
  }

  @Test func `a command that is not there is told with the nearest`() {
    let run = Desk().run("help", "reprot")
    #expect(
      run.talk
        == "viva: there is no command 'reprot'; did you mean 'report'?\nsee 'viva help help'\n"
    )
    #expect(run.status == 2)
  }
}
