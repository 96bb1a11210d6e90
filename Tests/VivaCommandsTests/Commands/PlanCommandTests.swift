import Testing

@MainActor
struct PlanCommandTests {
  @Test func `without a plan it says how to make one`() {
    let run = Desk().run("plan")
    #expect(
      run.output
        == "There is no plan. Make one with: viva plan --interview DATE --level mid|senior|staff --minutes N\n"
    )
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (
      ["--minutes", "10"], 2,
      "viva: a plan also needs --interview DATE and --level mid|senior|staff\n"
    ),
    (
      ["--interview", "2026-11-29", "--level", "mid", "--minutes", "10"], 2,
      "viva: 2026-11-29 is past; give the day of the next interview, 'viva plan --interview DATE', "
        + "or drop the plan, 'viva plan --clear'\n"
    ),
    (
      ["--interview", "2036-11-29", "--level", "mid", "--minutes", "10"], 2,
      "viva: 2036-11-29 is more than two years away; a plan goes no further\n"
    ),
    (
      ["--interview", "2026-12-29", "--level", "mid", "--minutes", "0"], 2,
      "viva: --minutes must be a whole number from 1 to 1440, not '0'\n"
    ),
  ])
  func `what cannot be planned is said, and nothing is kept`(
    words: [String],
    status: Int,
    talk: String
  ) {
    let desk = Desk()
    let run = desk.run(["plan"] + words, reading: ScriptedLines([]))
    #expect(run.status == Int32(status))
    #expect(run.talk.hasPrefix(talk.dropLast()))
    #expect(desk.run("plan").output.hasPrefix("There is no plan."))
  }

  @Test func `a plan is kept, shown from today on, and dropped`() {
    var desk = Desk()
    let made = desk.run(
      "plan",
      "--interview",
      "2026-12-02",
      "--level",
      "senior",
      "--minutes",
      "5"
    )
    #expect(made.status == 0)
    #expect(
      made.output.hasPrefix(
        "Interview on 2026-12-02, in 2 days · up to senior · 5 minutes a day\n"
      )
    )
    #expect(made.output.contains("2026-11-30 Mon, today  3    0"))
    #expect(desk.run("plan").output == made.output)
    desk.now = "2026-12-01T10:00:00Z"
    #expect(desk.run("plan").output.contains("tomorrow · up to senior"))
    desk.now = "2026-12-03T10:00:00Z"
    #expect(desk.run("plan").status == 2)
    #expect(desk.run("plan", "--clear").status == 0)
    #expect(desk.run("plan").output.hasPrefix("There is no plan."))
  }

  @Test func `a drill follows the plan: no level above it, and no more than its minutes`() {
    let desk = Desk()
    desk.run("plan", "--interview", "2026-12-20", "--level", "mid", "--minutes", "5")
    let run = desk.run("drill", lines: ["", "4", "b"])
    // The follow-up is for seniors: the climb does not lead to it.
    #expect(!run.output.contains("And who may write it?"))
    #expect(run.output.contains("Nothing is due."))
  }

  @Test func `an item that is not due is asked when the plan wants it`() {
    var desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "3"])
    desk.run("drill", "--limit", "1", lines: ["", "3"])
    desk.now = "2026-12-01T10:00:00Z"
    desk.run("plan", "--interview", "2026-12-20", "--level", "staff", "--minutes", "60")
    desk.run("drill", lines: ["", "4", "", "4", "a", "", "4", "", "4"])
    desk.now = "2026-12-05T10:00:00Z"
    let run = desk.run("drill", lines: ["", "4"])
    #expect(run.output.contains("in "))
    #expect(desk.run("plan", "--json").output.contains("\"unplaced\":[]"))
  }

  @Test func `today's minutes are spent across restarts`() {
    let desk = Desk()
    desk.run("plan", "--interview", "2026-12-20", "--level", "staff", "--minutes", "1")
    let json = desk.run("plan", "--json").output
    #expect(json.hasPrefix("{\"schema\":1,\"interview\":\"2026-12-20\",\"level\":\"staff\","))
  }
}
