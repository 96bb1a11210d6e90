import Testing
import TestSupport

@MainActor
struct CheckCommandTests {
  @Test func `a bank without fault has nothing found`() {
    let run = Desk().run("check")
    #expect(run.output == "3 items in 1 bank, 0 other Markdown files: nothing found\n")
    #expect(run.status == 0)
  }

  @Test func `findings come in the order of the file, in the form that editors read`() {
    let desk = Desk([
      "/banks/bad.md": """
      # Bad
      <!-- bank: bad; colour: red -->

      ## Which?
      <!-- id: which; level: junior -->

      ### Choices
      - [x] this

      ## Whose?
      <!-- id: whose; level: mid -->

      The list's.

      ## Why?
      <!-- id: why; level: mid -->

      """
    ])
    let run = desk.run("check")
    #expect(
      run.output == """
        /banks/bad.md:2:17: warning: unknown key 'colour'; the keys are bank, license, level, \
        source, topic [unknown_key]
        /banks/bad.md:5:24: error: 'junior' is no value for 'level'; a level is 'mid', 'senior' \
        or 'staff' [broken_value]
        /banks/bad.md:15:1: error: a flashcard has an answer; write it below the heading \
        [missing_answer]
        1 item in 1 bank, 0 other Markdown files: 2 errors, 1 warning

        """
    )
    #expect(run.status == 1)
  }

  @Test func `missing ids are written into the file, and nothing else is changed`() {
    let text = "# B\r\n<!-- bank: b; level: mid -->\r\n\r\n## Who owns it?\r\n\r\nThe list.\r\n"
    let desk = Desk(["/banks/b.md": text])
    #expect(desk.run("check").output.contains("[id_not_pinned]"))
    let run = desk.run("check", "--fix")
    #expect(run.talk == "wrote ids into /banks/b.md\n")
    #expect(run.output == "1 item in 1 bank, 0 other Markdown files: nothing found\n")
    let after = desk.files["/banks/b.md"].map { String(decoding: $0, as: UTF8.self) }
    #expect(
      after == text.replacing("owns it?\r\n", with: "owns it?\r\n<!-- id: who-owns-it -->\r\n")
    )
    #expect(desk.run("check", "--fix").talk == "")
  }

  @Test func `a path that is not there is bad input`() {
    let run = Desk().run("check", "/nowhere.md")
    #expect(run.status == 3)
    #expect(
      run.talk == "viva: there is no '/nowhere.md'; check the spelling and the working folder\n"
    )
  }
}
