import Core
import Testing
import TestSupport

/// How far `viva lint --fix` goes: round after round, and past what is in the way.
@MainActor
struct FixProgressTests {
  private func desk(
    of texts: [String: String],
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

  @Test func `an edit that makes way for another is followed by it, in a dry run too`() {
    let words = ["old", "new", "newer", "newest"]
    let chain: ScriptedLinter.Rule = { texts in
      zip(words, words.dropFirst()).compactMap { word, next in
        Finding.rename("(\(word))", to: "(\(next))", in: texts)
      }
    }
    let desk = desk(of: ["/app/A.swift": "use(old)\n"], chain)
    let dry = desk.run("lint", "/app", "--fix", "--dry-run")
    #expect(dry.output.hasSuffix("-use(old)\n+use(newest)\n"))
    #expect(dry.talk == "would fix 3 findings in 1 file\n")
    let run = desk.run("lint", "/app", "--fix")
    #expect(run.talk == "fixed 3 findings in 1 file\n1 file: nothing found\n")
    #expect(text("/app/A.swift", of: desk) == "use(newest)\n")
  }

  @Test func `edits that undo each other come to an end`() {
    let desk = desk(of: ["/app/A.swift": "use(old)\n"]) { texts in
      [("(old)", "(new)"), ("(new)", "(old)")].compactMap { Finding.rename($0, to: $1, in: texts) }
    }
    let run = desk.run("lint", "/app", "--fix")
    #expect(run.talk.hasPrefix("fixed 10 findings in 1 file; 1 more could be: run it again\n"))
  }

  @Test(arguments: [["--fix"], ["--fix", "--dry-run"]])
  func `a file that does not parse is left as it is, and the others are not`(words: [String]) {
    let desk = desk(of: ["/app/A.swift": "use(old)\n", "/app/B.swift": "past }\n"]) { texts in
      let broken = texts.filter { $0.value.contains("}") }.keys.map { path in
        Finding(
          "syntax",
          .error,
          file: path,
          start: TextPosition(line: 1, column: 1),
          message: "unexpected '}'"
        )
      }
      return broken + Self.renaming(("old", "new"), ("past", "gone"))(texts)
    }
    let run = desk.run(["lint", "/app"] + words, reading: ScriptedLines([]))
    #expect(
      run.talk.hasPrefix(
        """
        warning: '/app/B.swift' does not parse, so it was left as it is
        \(words.count == 1 ? "fixed" : "would fix") 1 finding in 1 file

        """
      )
    )
    #expect(text("/app/B.swift", of: desk) == "past }\n")
    #expect(text("/app/A.swift", of: desk) == (words.count == 1 ? "use(new)\n" : "use(old)\n"))
  }

  @Test func `all that is in the way is named`() throws {
    let desk = desk(of: ["/app/A.swift": "", "/app/B.swift": ""], Self.renaming(("old", "new")))
    for path in ["/app/A.swift", "/app/B.swift"] {
      desk.files[path] = nil
      try desk.files.replace(path, with: Array("old\n".utf8), mode: 0o444)
    }
    let run = desk.run("lint", "/app", "--fix")
    #expect(
      run.talk.hasPrefix(
        "warning: '/app/A.swift', '/app/B.swift' are read-only; nothing was fixed: make them writable or leave them out\n"
      )
    )
    #expect(text("/app/A.swift", of: desk) == "old\n")
  }
}
