import TestSupport
import Testing

@MainActor
struct DoctorCommandTests {
  @Test func `a doctor looks at everything and tells the way out`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    let run = desk.run("doctor")
    #expect(
      run.output == """
        well    program  viva 0.1.0, /opt/viva/bin/viva
        well    banks    3 items in 1 bank, /banks
        problem linter   the linter is not at '/opt/viva/bin/viva-linter'; build it with 'swift \
        build -c release --product viva-linter', or keep it beside viva
        notice  lab      there is no 'swiftc' on the search path; install Swift from swift.org, or \
        add its 'bin' to PATH
                → until then snippets are linted, and neither compiled nor run
        well    settings /home/ada/.config/viva/config.json
        well    progress 1 record in 1 file, /home/ada/.local/share/viva
        well    memory   FSRS-6 with the default parameters

        """
    )
    #expect(run.status == 4)
  }

  @Test func `an item that became a cloze item is told as one, not as lost`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    let changed = Desk.bank.replacing(
      "The list that holds it.\n",
      with: "The {{c1::list}} that {{c2::holds}} it.\n"
    )
    desk.files["/banks/small.md"] = Array(changed.utf8)
    let look = desk.run("doctor")
    #expect(
      look.output.contains(
        "notice  items    owner changed its kind: it is a cloze item now, whose numbers have progress "
          + "of their own; what owner had is kept\n"
      ),
      "\(look.output)"
    )
    #expect(!look.output.contains("in none of these banks"))
  }

  @Test func `a line feed in a file's name begins no line`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    let name = "/home/ada/.local/share/viva/log/4f1c09aa7d3e/0000\n01.jsonl"
    desk.files[name] = Array("garbage\n".utf8)
    let lines = desk.run("doctor").output.split(separator: "\n")
    #expect(lines.contains { $0.contains("other accounts may use") && $0.contains("0000\\n01") })
    #expect(!lines.contains { $0.hasPrefix("01.jsonl") })
  }

  @Test func `a renamed item is proposed, and a repair gives it its history`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    let renamed = Desk.bank.replacing("id: owner", with: "id: holder")
      .replacing("after: owner", with: "after: holder")
    desk.files["/banks/small.md"] = Array(renamed.utf8)
    let look = desk.run("doctor")
    #expect(
      look.output.contains(
        """
        notice  items    1 item with progress in none of these banks, kept: owner
        notice  items    holder has the text that owner had
                → 'viva doctor --repair' lets the history of owner count for holder

        """
      ),
      "\(look.output)"
    )
    let repair = desk.run("doctor", "--repair")
    #expect(
      repair.talk.hasSuffix(
        "the history of owner counts for holder now\n'viva undo' takes that back\n"
      ),
      "\(repair.talk)"
    )
    #expect(!repair.output.contains("in none of these banks"))
    #expect(desk.run("list", "--json").output.contains(#""id":"holder""#))
    #expect(desk.run("show", "holder").output.contains("review  easy"))
    let undo = desk.run("undo")
    #expect(undo.output == "took back: the relinking of owner to holder at 2026-11-30 10:00\n")
    #expect(desk.run("doctor").output.contains("holder has the text that owner had"))
  }

  @Test func `a removed item is listed, and of two with one text neither is proposed`() {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    let item =
      "## Who owns the value of a row?\n<!-- id: %; level: mid -->\n\nThe list that holds it.\n"
      + "\n### Why\nOne owner, one truth.\n\n### Hint\nLook up.\n\n"
    let bank =
      "# Small\n<!-- bank: small -->\n\n" + item.replacing("%", with: "one")
      + item.replacing("%", with: "two")
    desk.files["/banks/small.md"] = Array(bank.utf8)
    let output = desk.run("doctor").output
    #expect(
      output.contains("1 item with progress in none of these banks, kept: owner\n"),
      "\(output)"
    )
    #expect(!output.contains("has the text"))
    #expect(!desk.run("doctor", "--repair").talk.contains("the history of"))
  }

  @Test(
    arguments: [
      (
        "backups", "problem", "backups' is no folder, but has to be one; move it away",
        "answers are saved, but until then no backup is made"
      ),
      (
        "quarantine", "problem", "quarantine' is no folder, but has to be one; move it away",
        "answers are saved, but until then nothing damaged can be set aside"
      ),
      (
        "progress.json/x", "notice",
        "progress.json' is a folder, but a file has to be there; move it away",
        "answers are saved, but until then each start reads the whole review log"
      ),
      (
        "lock/x", "problem", "lock' is a folder, but a file has to be there; move it away",
        "until then no answer can be saved"
      ),
    ]
  )
  func `what stands in another thing's place is told with what it prevents`(
    name: String,
    state: String,
    text: String,
    advice: String
  ) {
    let desk = Desk()
    desk.run("drill", "--limit", "1", lines: ["", "4"])
    let data = "/home/ada/.local/share/viva"
    desk.files["\(data)/progress.json"] = nil
    desk.files["\(data)/lock"] = nil
    desk.files["\(data)/\(name)"] = [120]
    let line =
      "\(state)\(state == "notice" ? "  " : " ")progress '\(data)/\(text)\n        → \(advice)\n"
    let run = desk.run("doctor")
    #expect(run.output.contains(line), "\(run.output)")
    let answer = desk.run("drill", "--cram", "--limit", "1", lines: ["", "4"])
    #expect((answer.status == 0) == (name != "lock/x"), "\(answer.talk)")
  }

  @Test func `repair and restore are two wishes`() {
    let run = Desk().run("doctor", "--repair", "--restore", "latest")
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  @Test func `without a backup there is nothing to restore from`() {
    let run = Desk().run("doctor", "--restore", "latest")
    #expect(run.talk == "there is no backup yet; one is made on each day with answers\n")
    #expect(run.status == 3)
  }
}
