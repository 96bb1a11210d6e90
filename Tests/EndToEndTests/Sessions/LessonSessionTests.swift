import Effects
import Glibc
import StrictJSON
import Testing

/// Learning from findings: a session about the rules found, and how often each was failed.
struct LessonSessionTests {
  private static let good = """
    import SwiftUI

    struct Row: View {
      @State private var count = 0

      var body: some View {
        Button("Add") { count += 1 }
        Text("\\(count)")
      }
    }

    """

  private func home() throws -> Home {
    let home = try Home("lessons")
    try home.write("good.swift", Self.good)
    try home.write("bad.swift", Self.good.replacing("private ", with: ""))
    return home
  }

  @Test func `what is due or new is a review, what is known is practice`() throws {
    let home = try home()
    try home.run("drill", "--kind", "flashcard", "--limit", "1", input: "\n4\n")
    try home.run("bury", "faults")
    let lines = "@State\n\n4\ngood.swift\n\n3\n"
    let run = try home.run("lint", "--drill", "bad.swift", input: lines)
    try expectGolden("lessons/drill.txt", run.transcript)
    let kinds = try home.records().map { record in
      try JSONValue(parsing: Array(record.utf8))
    }
    .map { "\($0["k"]?.string ?? "") \($0["item"]?.string ?? "")" }
    #expect(
      kinds == [
        "review promise", "bury faults", "review wrapper", "review second", "review repair",
        "cram promise",
      ]
    )
  }

  @Test func `without findings there is nothing to practise`() throws {
    let run = try home().run("lint", "--drill", "good.swift", input: "\n4\n")
    try expectGolden("lessons/nothing.txt", run.transcript)
  }

  @Test func `a person is asked first, and may say no`() throws {
    let home = try home()
    let talk = try Dialogue(home.command(["lint", "--drill", "bad.swift"]), over: .terminal)
    try talk.hear("1 finding of 1 rule; 5 items teach it. Practise now? [Y/n] ")
    talk.send("n\r")
    #expect(try talk.wait() == .exited(1))
    #expect(try home.records() == [])
  }

  @Test func `a person who says yes is in a session, and the status is lint's`() throws {
    let home = try home()
    let talk = try Dialogue(home.command(["lint", "--drill", "bad.swift"]), over: .terminal)
    try talk.hear("Practise now? [Y/n] ")
    talk.send("\r")
    try talk.hear("What does `@State` promise?")
    try talk.hear("Enter shows the answer> ")
    talk.send("\r")
    try talk.hear("rate 1–4> ")
    talk.send("4\r")
    try talk.hear("comes back")
    try talk.hear("answer> ")
    talk.send("\u{4}")
    try talk.hear("1 answer, 1 right (100 %)")
    #expect(try talk.wait() == .exited(1))
    #expect(try home.records().count == 1)
  }

  @Test func `Ctrl-C at the offer or in the session ends by that signal`() throws {
    let home = try home()
    for answers in [["\u{3}"], ["\r", "\u{3}"]] {
      let talk = try Dialogue(home.command(["lint", "--drill", "bad.swift"]), over: .terminal)
      try talk.hear("Practise now? [Y/n] ")
      for answer in answers {
        talk.send(answer)
        if answer == "\r" { try talk.hear("Enter shows the answer> ") }
      }
      #expect(try talk.wait() == .signalled(SIGINT))
    }
  }

  @Test func `rules count the answers that failed them`() throws {
    let home = try home()
    let bad = ["grade", "bad.swift", "--exercise", "repair"]
    let steps: [(words: [String], input: String, failures: Int)] = [
      (["grade", "bad.swift"], "", 0), (bad, "", 1), (bad, "", 2),
      (["grade", "good.swift", "--exercise", "repair"], "", 2),
      (["drill", "--kind", "audit"], "4 work_in_body\n", 3),
      (["drill", "--cram", "--kind", "audit"], "3 state_not_private\n", 3),
      (["drill", "--cram", "--kind", "exercise"], "bad.swift\n", 4),
      (["undo"], "", 3), (["undo"], "", 3), (["undo"], "", 2),
    ]
    for (words, input, failures) in steps {
      try home.run(words, input: input)
      let run = try home.run("rules", "state_not_private", "--json")
      let rule = try JSONValue(parsing: Array(run.output.utf8))["rules"]?.array?.first
      #expect(rule?["failures"]?.integer == failures, "\(words)")
      #expect(rule?["lastFailed"]?.string == (failures == 0 ? nil : "2026-11-30"))
    }
    let row = try home.run("rules").output.split(separator: "\n")
      .first { $0.hasPrefix("state_not_private ") }
    #expect(row == "state_not_private         warning              2  state that is not private")
  }

  /// Rules that speak of the file itself, and so of no claim about state.
  private static let untaught: Set<String> = ["suppression_problem", "syntax"]

  @Test func `every rule names claims and is taught by items of the shipped banks`() throws {
    let run = try Home().run("rules", "--json")
    let rules = try #require(JSONValue(parsing: Array(run.output.utf8))["rules"]?.array)
    let bare = rules.filter { rule in
      rule["claims"]?.array?.isEmpty != false || rule["items"]?.array?.isEmpty != false
    }
    #expect(Set(bare.compactMap { $0["id"]?.string }) == Self.untaught)
    #expect(rules.count > Self.untaught.count)
  }
}
