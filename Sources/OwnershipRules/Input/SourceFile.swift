import Core
import SwiftParser
import SwiftSyntax
import Synchronization

/// A file that has been read into facts, or refused.
struct SourceFile: Sendable {
  let facts: FileFacts
  let lines: LineTable
  /// What keeps it from being read as Swift.
  let problems: [Finding]

  /// Reads files on some threads; the result has the order of the input.
  static func parse(_ inputs: [SourceInput], threads: Int) -> [SourceFile] {
    let queue = ParseQueue(inputs)
    LargeStack.run(threads: max(1, min(threads, inputs.count))) { _ in queue.work() }
    return queue.results
  }

  init(_ input: SourceInput) {
    let lines = LineTable(input.bytes)
    self.lines = lines
    if let refusal = InputGuard.refusal(of: input.bytes) {
      facts = FileFacts(path: input.path, tree: Parser.parse(source: ""))
      problems = [SyntaxProblems.finding(for: refusal, in: input.path, lines)]
      return
    }
    let tree = unsafe input.bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    facts = FactCollector.facts(path: input.path, tree: tree)
    problems = SyntaxProblems.findings(in: tree, input.path, lines)
  }
}

/// Hands out files to the threads that parse them.
private final class ParseQueue: Sendable {
  private let inputs: [SourceInput]
  private let next = Atomic<Int>(0)
  private let parsed: Mutex<[SourceFile?]>

  init(_ inputs: [SourceInput]) {
    self.inputs = inputs
    parsed = Mutex(Array(repeating: nil, count: inputs.count))
  }

  func work() {
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < inputs.count else { return }
      let file = SourceFile(inputs[number])
      parsed.withLock { $0[number] = file }
    }
  }

  var results: [SourceFile] { parsed.withLock { $0.compactMap { $0 } } }
}
