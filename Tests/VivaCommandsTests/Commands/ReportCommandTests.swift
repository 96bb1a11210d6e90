import Testing
import TestSupport

@MainActor
struct ReportCommandTests {
  @Test func `without an answer the report says so in words`() {
    #expect(
      Desk().run("report").output == """
        Progress on 2026-11-30

        Summary
          Due now    0, 3 new; about 1 min
          Known now  0 of 3 items (0 %); 3 never asked
          Answers    0, 0 right; 0 min
          Retention  0 of 0 reviews right in 30 days; target 90 %
          Streak     0 study days; longest 0
          Nothing was answered yet; 'viva drill' begins.

        Readiness on 2026-11-30
          group               items  seen  right  80 % range
          all                     3     0   25 %      0–67 %  ███
          mid                     2     0   25 %      0–83 %  ███
          senior                  1     0   25 %     0–100 %  ███
          ownership/bindings      1     0   25 %     0–100 %  ███
          ownership/state         2     0   25 %      0–83 %  ███
          The share of right answers to be expected on that day if nothing is answered
          until then; what was never asked counts by the level's first answers.

        Topics
          topic               items  seen    known  recall   first
          ownership/bindings      1     0  0 (0 %)       –  0 of 0
          ownership/state         2     0  0 (0 %)       –  0 of 0
          Known is in review and recalled with at least 90 % today; recall is the mean
          over what was seen; first are the right ones of the first answers.

        Levels
          level         items  seen    known  recall   first
          mid               2     0  0 (0 %)       –  0 of 0
          senior            1     0  0 (0 %)       –  0 of 0

        """
    )
  }

  @Test(arguments: [
    ("text", "Progress on 2026-11-30\n"), ("markdown", "# "), ("json", "{\n  \"schema\": 1,\n"),
  ])
  func `each format is written to a file as it is to the results`(format: String, start: String) {
    let desk = Desk()
    let shown = desk.run("report", "--format", format).output
    #expect(shown.hasPrefix(start), "\(shown.prefix(40))")
    let run = desk.run("report", "--format", format, "--output", "/banks/report.txt")
    #expect(run.output == "")
    #expect(run.talk == "wrote /banks/report.txt\n")
    #expect(desk.files["/banks/report.txt"] == Array(shown.utf8))
  }

  @Test func `a topic that no item has is refused`() {
    let run = Desk().run("report", "--topic", "ownership/binding")
    #expect(
      run.talk
        == "viva: there is no item on the topic 'ownership/binding'; did you mean 'ownership/bindings'?\n"
    )
    #expect(run.status == 2)
  }
}
