import Core
import Lab
import LabProtocol
import LinterProtocol
import Scenarios

/// A lab that compiles what it is told to and meets what code promises: the line `shows x` makes the
/// expectation of the text `x` come true.
final class FakeLab: Laboratory {
  private let compilation: (Snippet) throws -> Compilation
  private var compiled: [String: Snippet] = [:]

  init(_ compilation: @escaping (Snippet) throws -> Compilation) { self.compilation = compilation }

  /// A lab in which everything compiles.
  convenience init() {
    self.init { snippet in
      .compiled(
        CompiledSnippet(
          library: snippet.files.map(\.text).joined(),
          views: [.init(name: "Screen", needs: [], isMade: false, isOffered: true)]
        )
      )
    }
  }

  func compile(_ snippet: Snippet) throws -> Compilation { try compilation(snippet) }

  func run(_ snippet: CompiledSnippet, _ scenario: Scenario) throws -> SnippetRun {
    let request = RunRequest(nonce: "n", scenario)
    var records: [TraceRecord] = []
    for line in scenario.lines {
      guard case .expectation(.text(let text, _)) = line.content else { continue }
      records.append(
        .outcome(
          LineOutcome(
            line: line.number,
            isMet: snippet.library.contains("shows \(text)"),
            expected: "'\(text)' is shown",
            actual: "it is not"
          ),
          nonce: "n"
        )
      )
    }
    records.append(.end(isComplete: true, Tree(), RunCounts(), nonce: "n"))
    let end: EarlyEnd? = snippet.library.contains("falls") ? .crashed(message: "", place: "") : nil
    return SnippetRun(request, trace: records.flatMap { $0.line + [UInt8(ascii: "\n")] }, end: end)
  }
}
