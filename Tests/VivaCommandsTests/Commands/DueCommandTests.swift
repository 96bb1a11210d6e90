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

  @Test(arguments: [
    ("2026-12-21", " · 21 days to the interview"), ("2026-12-02", " · 2 days to the interview"),
    ("2026-12-01", " · the interview is tomorrow"), ("2026-11-30", " · the interview is today"),
    ("2026-11-29", ""),
  ])
  func `the days to the interview are counted, and a past one is not spoken of`(
    day: String,
    words: String
  ) {
    let desk = Desk()
    desk.run("config", "interview", day)
    #expect(desk.run("due").output == "0 due, 3 new, about 1 minute\(words)\n")
  }

  @Test func `before the rollover the interview's day is the calendar's`() {
    var desk = Desk()
    desk.run("config", "interview", "2026-12-01")
    desk.now = "2026-12-01T02:00:00Z"
    #expect(desk.run("due").output.hasSuffix(" · the interview is today\n"))
  }

  @Test func `follow-ups that cannot open are left out`() {
    let desk = Desk([
      "/banks/chain.md": """
      # Chain
      <!-- bank: chain; level: mid -->

      ## Opening?
      <!-- id: opening -->

      A.

      ## After a weak answer?
      <!-- id: weak; after: opening; when: weak -->

      B.

      ## After a strong one?
      <!-- id: strong; after: opening; when: strong -->

      C.

      """
    ])
    #expect(desk.run("due").output == "0 due, 3 new, about 1 minute\n")
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    #expect(desk.run("due").output == "0 due, 1 new, about 1 minute\n")
    desk.run("undo")
    desk.run("bury", "opening")
    #expect(desk.run("due").output == "nothing is due; the next item comes tomorrow\n")
  }

  @Test func `of a cloze text one number counts`() {
    let desk = Desk([
      "/banks/gaps.md": """
      # Gaps
      <!-- bank: gaps; level: mid -->

      ## Gaps
      <!-- id: gaps; kind: cloze -->

      The {{c1::owner}} lends a {{c2::binding}} to {{c3::others}}.

      """
    ])
    #expect(desk.run("list").talk == "3 items\n")
    #expect(desk.run("due").output == "0 due, 1 new, about 1 minute\n")
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
