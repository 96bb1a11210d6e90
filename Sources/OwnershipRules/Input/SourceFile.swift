import Core
import SwiftParser
import SwiftSyntax

/// A file that has been read into facts, or refused.
struct SourceFile: Sendable {
  /// What the tree was parsed from; nothing where that was refused.
  let bytes: [UInt8]
  let facts: FileFacts
  let lines: LineTable
  /// What keeps it from being read as Swift.
  let problems: [SyntaxProblem]
  /// The comments that silence rules.
  let comments: [SuppressionComment]

  /// Reads files on some threads; the result has the order of the input.
  ///
  /// Facts, which only rules need, are collected where there are some that judge.
  static func parse(
    _ inputs: [SourceInput],
    threads: Int,
    isJudged: Bool,
    _ parsed: @escaping @Sendable (Int) -> Void
  ) -> [SourceFile] {
    WorkQueue.results(of: inputs, threads: threads, telling: parsed) {
      SourceFile($0, isJudged: isJudged)
    }
  }

  init(_ input: SourceInput, isJudged: Bool = true) {
    lines = LineTable(input.bytes)
    if let refusal = InputGuard.refusal(of: input.bytes) {
      facts = FileFacts(path: input.path, tree: Parser.parse(source: ""))
      problems = [
        SyntaxProblem(
          start: lines.position(of: refusal.offset),
          message: refusal.reason.message,
          fix: refusal.reason.fix
        )
      ]
      comments = []
      bytes = []
      return
    }
    bytes = input.bytes
    let tree = unsafe input.bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    facts =
      isJudged
      ? FactCollector.facts(path: input.path, tree: tree) : FileFacts(path: input.path, tree: tree)
    problems = SyntaxProblem.all(in: tree, lines)
    comments = SuppressionComment.all(in: tree, input.bytes, lines)
  }
}
