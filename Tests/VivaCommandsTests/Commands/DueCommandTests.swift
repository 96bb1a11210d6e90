import Testing

@MainActor
struct DueCommandTests {
  @Test func `what is due is said in one line`() {
    var desk = Desk()
    #expect(desk.run("due").output == "0 due, 3 new, about 1 minute\n")
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    #expect(desk.run("due").output == "0 due, 2 new, about 1 minute\n")
    desk.now = "2026-12-11T10:00:00Z"
    #expect(desk.run("due").output == "1 due, 1 of them overdue, 2 new, about 1 minute\n")
  }

  @Test func `nothing due tells when the next comes, and is a no where it was asked for`() {
    let desk = Desk()
    desk.run("drill", lines: ["", "4", "", "4", "b"])
    desk.run("suspend", "borrow")
    let run = desk.run("due", "--exit-status")
    #expect(run.output == "nothing is due; the next item comes in 6 days (2026-12-06)\n")
    #expect(run.status == 1)
    #expect(desk.run("due").status == 0)
    #expect(desk.run("--quiet", "due", "--exit-status").output == "")
  }

  @Test func `no item at all is bad input, not nothing due`() {
    let desk = Desk(["/banks/README.md": "# Notes\n"])
    let run = desk.run("due", "--exit-status")
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(
      run.talk == """
        viva: no item in '/banks': 0 banks among 1 Markdown file; a bank begins with a '# ' heading \
        and, after it, a comment as '<!-- bank: its-id -->'

        """
    )
  }
}
