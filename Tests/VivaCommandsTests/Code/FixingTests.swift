import Core
import Testing
import TestSupport

/// `viva lint --fix`, with a linter that finds words.
@MainActor
struct FixingTests {
  private static let texts = [
    "/app/A.swift": "let old = 1\n", "/app/B.swift": "use(old)\nuse(old, past)\n",
    "/app/C.swift": "nothing\n",
  ]

  private func desk(
    of texts: [String: String] = FixingTests.texts,
    _ rule: @escaping ScriptedLinter.Rule
  ) -> Desk {
    var desk = Desk(texts.merging(["/banks/small.md": Desk.bank]) { first, _ in first })
    desk.processes = ScriptedLinter(files: desk.files, rule)
    return desk
  }

  private func text(_ path: String, of desk: Desk) -> String {
    String(decoding: desk.files[path] ?? [], as: UTF8.self)
  }

  private nonisolated static func renaming(
    _ words: (String, String)...
  ) -> ScriptedLinter.Rule {
    { texts in words.compactMap { Finding.rename($0, to: $1, in: texts) } }
  }

  private func changes(of desk: Desk) -> [String] {
    desk.files.changes.filter { $0.contains("/app/") }
  }

  @Test func `the edits of a finding are made in every file that they are about`() {
    let desk = desk(Self.renaming(("old", "new")))
    let run = desk.run("lint", "/app", "--fix")
    #expect(run.output == "")
    #expect(run.talk == "fixed 1 finding in 2 files\n3 files: nothing found\n")
    #expect(run.status == 0)
    #expect(text("/app/A.swift", of: desk) == "let new = 1\n")
    #expect(text("/app/B.swift", of: desk) == "use(new)\nuse(new, past)\n")
    #expect(changes(of: desk) == ["replace /app/A.swift", "replace /app/B.swift"])
  }

  @Test func `what was fixed once is left alone`() {
    let desk = desk(Self.renaming(("old", "new")))
    desk.run("lint", "/app", "--fix")
    let before = changes(of: desk)
    let run = desk.run("lint", "/app", "--fix")
    #expect(
      run.talk == "no finding comes with an edit that is certain\n3 files: nothing found\n"
    )
    #expect(run.status == 0)
    #expect(changes(of: desk) == before)
  }

  @Test func `a file that changes while it is linted is left alone, and so are the others`() {
    var desk = desk(Self.renaming(("old", "new")))
    let files = desk.files
    desk.processes = ScriptedLinter(files: files) { texts in
      files["/app/A.swift"] = Array("let older = 1\n".utf8)
      return Self.renaming(("old", "new"))(texts)
    }
    let run = desk.run("lint", "/app", "--fix")
    #expect(
      run.talk.hasPrefix(
        "warning: '/app/A.swift' was changed meanwhile; nothing was fixed: run it again\n"
      )
    )
    #expect(text("/app/A.swift", of: desk) == "let older = 1\n")
    #expect(text("/app/B.swift", of: desk) == "use(old)\nuse(old, past)\n")
    #expect(changes(of: desk) == [])
  }

  @Test func `a read-only file is left alone, and so are the others`() throws {
    let desk = desk(Self.renaming(("old", "new")))
    desk.files["/app/B.swift"] = nil
    try desk.files.replace("/app/B.swift", with: Array("old\n".utf8), mode: 0o444)
    let run = desk.run("lint", "/app", "--fix")
    #expect(
      run.talk.hasPrefix(
        "warning: '/app/B.swift' is read-only; nothing was fixed: make it writable or leave it out\n"
      )
    )
    #expect(text("/app/A.swift", of: desk) == "let old = 1\n")
    #expect(text("/app/B.swift", of: desk) == "old\n")
  }

  @Test func `a file keeps its mode`() throws {
    let desk = desk(Self.renaming(("old", "new")))
    desk.files["/app/A.swift"] = nil
    try desk.files.replace("/app/A.swift", with: Array("old\n".utf8), mode: 0o750)
    desk.run("lint", "/app/A.swift", "--fix")
    #expect(text("/app/A.swift", of: desk) == "new\n")
    #expect(try desk.files.permissions("/app/A.swift") == 0o750)
  }

  @Test func `of findings whose edits meet one waits, with all its edits, until the other is made`()
  {
    let desk = desk(Self.renaming(("use(old", "call(old"), ("old", "new")))
    let run = desk.run("lint", "/app", "--fix")
    #expect(run.talk == "fixed 2 findings in 2 files\n3 files: nothing found\n")
    #expect(run.status == 0)
    #expect(text("/app/A.swift", of: desk) == "let new = 1\n")
    #expect(text("/app/B.swift", of: desk) == "call(new)\ncall(new, past)\n")
    #expect(changes(of: desk) == ["replace /app/A.swift", "replace /app/B.swift"])
  }

  @Test func `edits side by side are made together, and one that two findings share once`() {
    let desk = desk(Self.renaming(("old", "new"), ("past", "gone"), ("old", "new")))
    let run = desk.run("lint", "/app", "--fix")
    #expect(run.talk == "fixed 3 findings in 2 files\n3 files: nothing found\n")
    #expect(text("/app/B.swift", of: desk) == "use(new)\nuse(new, gone)\n")
  }

  @Test func `a finding without edits stays`() {
    let desk = desk { texts in
      [
        Finding(
          "vague",
          .error,
          file: "/app/C.swift",
          start: TextPosition(line: 1, column: 1),
          message: "who knows"
        )
      ]
    }
    let run = desk.run("lint", "/app", "--fix")
    #expect(
      run.output == """
        /app/C.swift:1:1: error: who knows [vague]
            1 | nothing
              | ^

        """
    )
    #expect(
      run.talk == "no finding comes with an edit that is certain\n3 files: 1 error\n"
    )
    #expect(run.status == 1)
  }

  @Test(arguments: [["--fix"], ["--fix", "--dry-run"]])
  func `what would not parse any more is not written`(words: [String]) {
    let desk = desk { texts in
      let broken = texts.filter { $0.value.contains("}{") }.keys.sorted().map { path in
        Finding(
          "syntax",
          .error,
          file: path,
          start: TextPosition(line: 1, column: 1),
          message: "unexpected '}'"
        )
      }
      return broken + [Finding.rename("old", to: "}{", in: texts)].compactMap { $0 }
    }
    let run = desk.run(["lint", "/app"] + words, reading: ScriptedLines([]))
    #expect(
      run.talk.hasPrefix(
        "warning: the edits would leave '/app/A.swift' not parsing, so it was left as it is\n"
      )
    )
    #expect(!run.output.contains("unexpected"))
    #expect(run.status == 1)
    #expect(changes(of: desk) == [])
  }

  @Test func `as a dry run the edits are shown as a diff, and none is made`() {
    let desk = desk(Self.renaming(("old", "new")))
    let run = desk.run("lint", "/app", "--fix", "--dry-run")
    #expect(
      run.output == """
        --- /app/A.swift
        +++ /app/A.swift
        @@ -1,1 +1,1 @@
        -let old = 1
        +let new = 1
        --- /app/B.swift
        +++ /app/B.swift
        @@ -1,2 +1,2 @@
        -use(old)
        -use(old, past)
        +use(new)
        +use(new, past)

        """
    )
    #expect(run.talk == "would fix 1 finding in 2 files\n")
    #expect(run.status == 1)
    #expect(changes(of: desk) == [])
  }

  @Test func `a dry run is of the edits only`() {
    let run = desk(Self.renaming()).run("lint", "/app", "--dry-run")
    #expect(run.status == 2)
    #expect(run.output == "")
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
    let hunks: String

    init(_ name: String, _ before: String, _ after: String, _ hunks: String) {
      testDescription = name
      self.before = before
      self.after = after
      self.hunks = hunks
    }
  }

  private nonisolated static let changes: [Change] = [
    Change(
      "two lines are around a change",
      "1\n2\n3\n4\n5\n6\n7\n",
      "1\n2\n3\n!\n5\n6\n7\n",
      "@@ -2,5 +2,5 @@\n 2\n 3\n-4\n+!\n 5\n 6\n"
    ),
    Change(
      "a line more",
      "1\n2\n3\n",
      "1\n2\n+\n3\n",
      "@@ -1,3 +1,4 @@\n 1\n 2\n++\n 3\n"
    ),
    Change(
      "a line less, the first",
      "1\n2\n3\n4\n",
      "2\n3\n4\n",
      "@@ -1,3 +1,2 @@\n-1\n 2\n 3\n"
    ),
    Change(
      "changes that are close share their lines",
      "1\n2\n3\n4\n5\n6\n7\n8\n",
      "!\n2\n3\n4\n5\n!\n7\n8\n",
      "@@ -1,8 +1,8 @@\n-1\n+!\n 2\n 3\n 4\n 5\n-6\n+!\n 7\n 8\n"
    ),
    Change(
      "changes that are far apart do not",
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
      "2\n3\n4\n5\n6\n7\n8\n!\n",
      "@@ -1,3 +1,2 @@\n-1\n 2\n 3\n@@ -7,3 +6,3 @@\n 7\n 8\n-9\n+!\n"
    ),
    Change("lines out of nothing", "", "1\n2\n", "@@ -0,0 +1,2 @@\n+1\n+2\n"),
    Change(
      "line ends of Windows",
      "1\r\n2\r\n",
      "1\r\n3\r\n",
      "@@ -1,2 +1,2 @@\n 1\n-2\n+3\n"
    ),
    Change(
      "a last line without an end",
      "1\n2",
      "1\n3",
      "@@ -1,2 +1,2 @@\n 1\n-2\n\\ No newline at end of file\n+3\n\\ No newline at end of file\n"
    ),
    Change(
      "an end that is added",
      "1",
      "1\n",
      "@@ -1,1 +1,1 @@\n-1\n\\ No newline at end of file\n+1\n"
    ),
  ]

  @Test(arguments: changes)
  func `the diff is what 'diff -U2' shows`(_ change: Change) {
    let desk = desk(of: ["/app/A.swift": change.before]) { texts in
      guard texts["/app/A.swift"] == change.before else { return [] }
      let all = SourceEdit(
        file: "/app/A.swift",
        start: 0,
        end: change.before.utf8.count,
        text: change.after
      )
      return [
        Finding(
          "all",
          .note,
          file: all.file,
          start: TextPosition(line: 1, column: 1),
          message: "anew",
          edits: [all]
        )
      ]
    }
    let run = desk.run("lint", "/app", "--fix", "--dry-run")
    #expect(run.output == "--- /app/A.swift\n+++ /app/A.swift\n" + change.hunks)
    #expect(run.status == 0)
  }
}
