import Core
import LinterProtocol
import Testing

struct PreparationTests {
  @Test func `a request to prepare code comes back from its line as it was`() throws {
    let request = LintRequest.prepare(
      PreparationJob(
        files: [.init(path: "A.swift", text: "let a = \"\u{1b}\"\n")],
        root: "Screen",
        leavingOut: ["glow"],
        additions: .least,
        models: ["struct A {}\n"]
      )
    )
    #expect(try LintRequest(line: request.line) == request)
  }

  @Test func `a preparation comes back from its line as it was`() throws {
    let response = LintResponse.prepared(
      Preparation(
        problems: [
          Finding(
            "syntax",
            .error,
            file: "A.swift",
            start: TextPosition(line: 1, column: 2),
            message: "m"
          )
        ],
        files: [
          .init(
            path: "A.swift",
            edits: [SourceEdit(file: "A.swift", start: 1, end: 2, text: "x")],
            appended: "end\n"
          )
        ],
        entry: "import SwiftUI\n",
        views: [.init(name: "V", needs: ["n"], isMade: true, isOffered: false)],
        types: ["V"],
        functions: ["sync"]
      )
    )
    #expect(try LintResponse(line: response.line) == response)
  }

  @Test func `a way to add that does not exist is refused`() {
    let line =
      #"{"request":"prepare","files":[],"root":null,"leavingOut":[],"additions":"everything"}"#
    #expect(throws: ProtocolError.unexpected("additions")) {
      try LintRequest(line: Array(line.utf8))
    }
  }
}
