import Core
import OwnershipRules
import Testing

/// What code says does not change with its layout, and neither does what the rules find.
struct RewritingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let example: RuleExample
    let number: Int
    let rewriting: Rewriting

    var testDescription: String { "\(rule), example \(number), \(rewriting.name)" }
  }

  /// The two that are about the text itself.
  private static let textual: Set<String> = ["syntax", "suppression_problem"]

  static let cases: [Case] = Linter.rules.filter { !textual.contains($0.id) }.flatMap { rule in
    (rule.passing + rule.failing).enumerated().flatMap { number, example in
      Rewriting.all.filter { !$0.notFor.contains(rule.id) }.map { rewriting in
        Case(rule: rule.id, example: example, number: number, rewriting: rewriting)
      }
    }
  }

  @Test(arguments: cases)
  func `layout, names of locals and order change nothing but places`(_ test: Case) {
    let files = test.example.files.map { MarkedSource($0).text }
    let expected = messages(test, in: files)
    for seed in 1...3 {
      var chance = SeededGenerator(seed: UInt64(seed))
      let rewritten = test.rewriting.apply(files, &chance)
      #expect(messages(test, in: rewritten) == expected, "\(rewritten.joined(separator: "\n//\n"))")
    }
  }

  private func messages(_ test: Case, in files: [String]) -> [String] {
    findings(test.rule, in: files, options: test.example.options).map { finding in
      // A local that a message names is called otherwise there as well.
      finding.message.replacing("Otherwise'", with: "'")
    }.sorted()
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix(text) {
        result += other
        rest.removeFirst(text.count)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }
}
