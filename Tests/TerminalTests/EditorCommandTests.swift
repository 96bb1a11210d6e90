import Effects
import Terminal
import Testing

struct EditorCommandTests {
  @Test(
    arguments: [
      ([:], ["vi", "+7", "a b.md"]),
      (["EDITOR": "nano"], ["nano", "+7", "a b.md"]),
      (["EDITOR": "nano", "VISUAL": "emacs -nw"], ["emacs", "-nw", "+7", "a b.md"]),
      (["VISUAL": "emacs", "VIVA_EDITOR": "/usr/bin/vim"], ["/usr/bin/vim", "+7", "a b.md"]),
      (["EDITOR": "code --wait"], ["code", "--wait", "--goto", "a b.md:7"]),
      (["EDITOR": "hx"], ["hx", "a b.md:7"]),
      (["EDITOR": "  "], ["vi", "+7", "a b.md"]),
      (["EDITOR": "'/my editors/ed' -x"], ["/my editors/ed", "-x", "+7", "a b.md"]),
    ] as [([String: String], [String])]
  )
  func `the editor follows the variables and is told the line`(
    variables: [String: String],
    expected: [String]
  ) {
    #expect(EditorCommand.opening("a b.md", atLine: 7, Variables(variables)) == expected)
  }

  @Test(arguments: [("a.md", "a.md"), ("-a.md", "./-a.md"), ("+3", "./+3")])
  func `a file that looks like an option is kept from being one`(path: String, argument: String) {
    #expect(EditorCommand.opening(path, Variables([:])) == ["vi", argument])
  }
}
