import TestSupport
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

  @Test func `a date that is too far away to plan, however it was set, leaves a plain session`() {
    let desk = Desk()
    let plain = desk.run("due").output
    for (key, value) in [("interview", "2036-12-01"), ("level", "senior"), ("minutes", "25")] {
      desk.run("config", key, value)
    }
    #expect(desk.run("due").output.hasPrefix(plain.dropLast()))
    #expect(desk.run("plan").talk.contains("2036-12-01 is more than a year away"))
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
      "viva: 2036-11-29 is more than a year away; a plan goes no further, and until then "
        + "'viva drill' asks what is due and some new items\n"
    ),
    (
      ["--interview", "2026-12-29", "--level", "mid", "--minutes", "0"], 2,
      "viva: '--minutes' must be a whole number from 1 to 1440, not '0'\n"
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

  @Test func `a drill follows the plan, which a climb above its level does not`() {
    let desk = Desk()
    desk.run("suspend", "borrow")
    desk.run("plan", "--interview", "2026-12-20", "--level", "mid", "--minutes", "5")
    let run = desk.run("drill", lines: ["", "4"])
    // The follow-up is for seniors.
    #expect(!run.output.contains("And who may write it?"))
    #expect(run.output.contains("1 answer, 1 right"))
  }

  @Test func `an item that is not due is asked when the plan wants it`() {
    var desk = Desk()
    desk.run("suspend", "borrow")
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    desk.now = "2026-12-02T10:00:00Z"
    #expect(!desk.run("drill", "--new", "0").output.contains("Who owns the value of a row?"))
    desk.run("plan", "--interview", "2026-12-20", "--level", "staff", "--minutes", "60")
    let run = desk.run("drill", lines: ["", "4", "", "4"])
    #expect(run.output.contains("flashcard · mid · ownership/state · owner\nWho owns"))
    desk.run("plan", "--clear")
    #expect(!desk.run("drill").output.contains("Who owns the value of a row?"))
  }

  @Test func `once the day's minutes are spent the drill says so, unless asked for more`() throws {
    let desk = Desk()
    desk.run("plan", "--interview", "2026-12-20", "--level", "staff", "--minutes", "1")
    let spent = """
      {"v":1,"id":"other-1","t":"2026-11-30T09:00:00.000Z","off":0,"day":"2026-11-30","k":"cram",\
      "item":"owner","rating":3,"ms":61000}

      """
    try desk.files.makeFolder("/home/ada/.local/share/viva/log/other", mode: 0o700)
    try desk.files.replace(
      "/home/ada/.local/share/viva/log/other/000001.jsonl",
      with: Array(spent.utf8),
      mode: 0o600
    )
    #expect(desk.run("plan").output.contains("1 minute of today is spent."))
    #expect(desk.run("drill").output.contains("That is the plan for today."))
    #expect(desk.run("drill", "--minutes", "5").output.contains("Who owns the value of a row?"))
  }

  /// Forty flashcards and a plan of a few minutes a day, so that a day has no room for all of them.
  private func busyDesk(minutes: String = "6") -> Desk {
    let cards = (1...40).map { "## Question \($0)?\n<!-- id: q\($0) -->\n\nAnswer.\n\n" }
    let desk = Desk([
      "/banks/many.md": "# Many\n<!-- bank: many; topic: t; level: mid -->\n\n" + cards.joined()
        + "## Aside?\n<!-- id: aside; topic: u; level: staff -->\n\nAnswer.\n"
    ])
    desk.run("suspend", "aside")
    desk.run("plan", "--interview", "2026-12-20", "--level", "staff", "--minutes", minutes)
    return desk
  }

  /// How many new items a plan has for the day, as its JSON says.
  private func planned(_ desk: Desk) throws -> Int {
    let json = desk.run("plan", "--json").output
    let days = try #require(json.firstRange(of: "\"days\":[{"))
    let new = try #require(try /"new":\[([^\]]*)\]/.firstMatch(in: json[days.upperBound...]))
    return new.output.1.split(separator: ",").count
  }

  @Test func `plan, due and drill agree on what today has`() throws {
    let desk = busyDesk()
    let count = try planned(desk)
    #expect((5...20).contains(count))
    #expect(desk.run("due").output.hasPrefix("0 due, \(count) new, about 6 minutes"))
    #expect(
      desk.run("due", "--json").output.contains(
        "\"due\":0,\"overdue\":0,\"learning\":0,\"new\":\(count),"
      )
    )
    let drill = desk.run("drill", lines: Array(repeating: ["", "4"], count: 40).flatMap(\.self))
    #expect(drill.output.contains("1/\(count) "))
    #expect(drill.output.contains("\(count)/\(count) "))
    #expect(drill.output.contains("That is the plan for today."))
    #expect(drill.output.contains("\(count) answers, \(count) right"))
    #expect(desk.run("due").output.hasPrefix("nothing is due; the next item comes tomorrow"))
    #expect(try planned(desk) == 0)
  }

  @Test func `a drill of one's own minutes counts what a plan of as many has`() throws {
    let desk = busyDesk(minutes: "10")
    let count = try planned(desk)
    #expect(desk.run("drill", "--minutes", "10").output.contains("1/\(count) "))
    #expect(desk.run("drill", "--minutes", "40").output.contains("1/40 "))
  }

  @Test func `once the day's minutes are spent, steps wait for tomorrow, as due says`() throws {
    let desk = busyDesk(minutes: "1")
    try spend(61_000, of: desk, rating: 1, item: "q1")
    #expect(desk.run("drill").output.contains("That is the plan for today."))
    #expect(desk.run("due").output.hasPrefix("nothing is due; the next item comes tomorrow"))
    #expect(desk.run("due", "--json").output.contains("\"learning\":0,"))
    #expect(desk.run("due", "--exit-status").status == 1)
  }

  @Test func `while the day has minutes, due counts steps and their time`() throws {
    let desk = busyDesk(minutes: "6")
    try spend(1000, of: desk, rating: 1, item: "q1")
    let due = desk.run("due", "--json").output
    #expect(due.contains("\"learning\":1,"))
    #expect(due.contains("\"minutes\":6,"))
  }

  @Test(arguments: [["--new", "0"], ["--level", "staff"], ["--topic", "u"]])
  func `what a drill leaves of the plan by its options is not called done`(options: [String]) {
    let desk = busyDesk()
    let run = desk.run(["drill"] + options, reading: ScriptedLines([]))
    #expect(!run.output.contains("That is the plan for today"))
    #expect(
      run.output.contains(
        "Today's plan has nothing of what you asked for; 'viva drill' asks what it has."
      )
    )
    let some = desk.run("drill", "--new", "2", lines: ["", "4", "", "4"])
    #expect(
      some.output.contains(
        "That is what you asked for of today's plan; 'viva drill' asks the rest."
      )
    )
  }

  @Test func `a light weekday has half of the plan's minutes, unless all are light`() throws {
    let desk = busyDesk(minutes: "12")
    let all = try planned(desk)
    desk.run("config", "light-days", "mon")
    let half = try planned(desk)
    #expect((all / 2 - 1...all / 2 + 1).contains(half))
    #expect(desk.run("due").output.hasPrefix("0 due, \(half) new, about 6 minutes"))
    #expect(desk.run("drill").output.contains("1/\(half) "))
    desk.run("config", "light-days", "mon,tue,wed,thu,fri,sat,sun")
    #expect(try planned(desk) == all)
  }

  /// Puts an answer of today into the log of another device.
  private func spend(_ milliseconds: Int, of desk: Desk, rating: Int, item: String) throws {
    let review = """
      {"v":1,"id":"other-1","t":"2026-11-30T09:58:00.000Z","off":0,"day":"2026-11-30","k":"review",\
      "item":"\(item)","rating":\(rating),"ms":\(milliseconds),"due":"2026-11-30T09:59:00.000Z"}

      """
    let folder = "/home/ada/.local/share/viva/log/other"
    try desk.files.makeFolder(folder, mode: 0o700)
    try desk.files.replace("\(folder)/000001.jsonl", with: Array(review.utf8), mode: 0o600)
  }

  @Test(arguments: ["0", "3"])
  func `under a plan a drill begins no more new items than its own limit`(limit: String) {
    let desk = busyDesk()
    let lines = Array(repeating: ["", "4"], count: 40).flatMap(\.self)
    #expect(!desk.run("drill", "--new", limit, lines: lines).output.contains("4/"))
    let again = desk.run("drill", "--new", limit, lines: lines)
    #expect(!again.output.contains("Question"))
  }

  @Test func `what is due above the plan's level is left alone`() {
    var desk = Desk()
    desk.run("drill", lines: ["", "4", "", "4", "a", "", "4"])
    desk.now = "2026-12-18T10:00:00Z"
    #expect(desk.run("drill", "--level", "senior").output.contains("And who may write it?"))
    desk.run("plan", "--interview", "2026-12-20", "--level", "mid", "--minutes", "30")
    let run = desk.run("drill", lines: ["", "4", "a", "", "4"])
    #expect(run.output.contains("Who owns the value of a row?"))
    #expect(!run.output.contains("And who may write it?"))
  }

  @Test(arguments: [
    ("2026-12-18T10:00:00Z", "That is the plan for today."),
    ("2026-12-19T10:00:00Z", "That is the plan for today."),
    ("2026-12-20T10:00:00Z", "That is today's limit."),
    ("2026-12-21T10:00:00Z", "That is today's limit."),
  ])
  func `a drill follows the plan until the day before the interview`(now: String, end: String) {
    var desk = busyDesk()
    desk.now = now
    let lines = Array(repeating: ["", "4"], count: 40).flatMap(\.self)
    #expect(desk.run("drill", lines: lines).output.contains(end))
  }

  @Test func `with nothing open there is nothing to plan, which is said in a sentence`() {
    let desk = Desk()
    desk.run("suspend", "owner", "borrow")
    let run = desk.run("plan", "--interview", "2026-12-20", "--level", "mid", "--minutes", "5")
    #expect(run.output.contains("There is nothing to plan: every item up to mid is suspended"))
    #expect(!run.output.contains("0 %"))
  }

  @Test func `its JSON has a key for each that its manual names`() {
    let desk = Desk()
    #expect(desk.run("plan", "--json").output == "{\"schema\":1,\"interview\":null}\n")
    desk.run("plan", "--interview", "2026-12-20", "--level", "staff", "--minutes", "10")
    let json = desk.run("plan", "--json").output
    #expect(json.hasPrefix("{\"schema\":1,\"interview\":\"2026-12-20\",\"level\":\"staff\","))
    for key in ["days", "forecast", "unplaced", "closed", "minutesEnough", "minutesForAll"] {
      #expect(json.contains("\"\(key)\":"))
    }
  }
}
