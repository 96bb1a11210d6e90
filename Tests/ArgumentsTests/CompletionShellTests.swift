import Arguments
import Testing

struct CompletionShellTests {
  @Test func `the bash script is the one that was tried by hand`() {
    #expect(CompletionShell.bash.script(for: sampleTable) == bashCompletions)
  }

  @Test func `the zsh script is the one that was tried by hand`() {
    #expect(CompletionShell.zsh.script(for: sampleTable) == zshCompletions)
  }

  @Test func `the fish script is the one that was tried by hand`() {
    #expect(CompletionShell.fish.script(for: sampleTable) == fishCompletions)
  }

  @Test(arguments: CompletionShell.allCases)
  func `hidden commands and options are not offered`(_ shell: CompletionShell) {
    let script = shell.script(for: sampleTable)
    #expect(!script.contains("secret"))
    #expect(!script.contains("list what the program knows"))
  }
}
