import BankParsing
import ContentLoading
import Core
import Effects
import OwnershipRules
import SwiftParser
import SwiftSyntax

/// All lint rules over views and models, beside parsing alone.
enum LintAgainstParsing: Benchmark {
  static let name = "lint"

  static func figures(in workshop: Workshop) -> [Figure] {
    let files = generated() + snippets(in: workshop.shippedBanks)
    let megabytes = Double(files.reduce(0) { $0 + $1.bytes.count }) / 1e6
    var found = 0
    // More rounds than usual, for a tenth more or less decides.
    let runs = Alternation(
      rounds: 40,
      floor: { Stopwatch.milliseconds { found += parse(files) } },
      subject: { Stopwatch.milliseconds { found += Linter.lint(files).count } }
    )
    precondition(found > 0, "the corpus has faults, so that rules have something to say")
    return [
      Figure(
        name: "\(name): time over parsing",
        unit: .ratio,
        samples: runs.ratios,
        target: .below(1.3)
      ),
      Figure(
        name: "\(name): bytes",
        unit: .megabytesPerSecond,
        samples: runs.subject.map { megabytes * 1e3 / $0 },
        floor: .init(name: "parsing", samples: runs.floor.map { megabytes * 1e3 / $0 })
      ),
    ]
  }

  private static func parse(_ files: [SourceInput]) -> Int {
    var count = 0
    for file in files {
      let tree = unsafe file.bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
      count += tree.statements.count
    }
    return count
  }

  private static func generated() -> [SourceInput] {
    (0..<120).map { number in
      SourceInput(
        path: "Generated\(number).swift",
        bytes: Array(GeneratedSwift.file(number: number, seed: 1).utf8)
      )
    }
  }

  /// The code of the shipped exercises and audits, three times over.
  private static func snippets(in banks: String) -> [SourceInput] {
    let items = ContentLoader(files: LiveFiles()).load([banks]).library.items
    return (0..<3).flatMap { copy in
      items.flatMap { item in
        code(of: item.content).enumerated().map { index, file in
          SourceInput(
            path: "\(copy)/\(item.id)/\(index)/\(file.name)",
            bytes: Array(file.text.utf8)
          )
        }
      }
    }
  }

  private static func code(of content: ItemContent) -> [CodeFile] {
    switch content {
    case .exercise(let exercise): exercise.starter + exercise.driver + exercise.solution
    case .audit(let audit): audit.files
    case .predict(let prediction): prediction.run
    case .flashcard, .choice, .cloze, .typed, .order: []
    }
  }
}
