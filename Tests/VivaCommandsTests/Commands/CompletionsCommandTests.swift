import Testing

@MainActor
struct CompletionsCommandTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func `each shell gets a script that knows the commands and asks for the rest`(shell: String) {
    let run = Desk().run("completions", shell)
    #expect(run.status == 0)
    #expect(run.talk == "")
    for word in ["drill", "__complete", "--topic", "ids"] { #expect(run.output.contains(word)) }
    #expect(run.output.hasSuffix("\n"))
  }

  @Test func `a shell that is not known is refused`() {
    let run = Desk().run("completions", "tcsh")
    #expect(
      run.talk == """
        viva: 'SHELL' must be bash, zsh or fish, not 'tcsh'; did you mean 'bash'?
        see 'viva help completions'

        """
    )
    #expect(run.status == 2)
  }
}
