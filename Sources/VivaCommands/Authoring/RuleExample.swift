import Core
import LinterProtocol

/// Code that breaks a rule and code that does not, from the rule's own examples.
struct RuleExample: Equatable {
  /// The files of the code that breaks it.
  let starter: [String]
  /// The same number of files, in which it is repaired.
  let solution: [String]

  /// Chooses the examples: of those that pass, one of as many files that is about the same types.
  init(of rule: RuleDescription) {
    let failing = (rule.failing.first ?? []).map { $0.replacing("↓", with: "") }
    let candidates = rule.passing.filter { $0.count == failing.count }
    let best = candidates.max { Self.likeness($0, failing) < Self.likeness($1, failing) }
    starter = failing.map(Self.whole)
    solution = (best ?? failing).map(Self.whole)
  }

  private static func likeness(_ code: [String], _ other: [String]) -> Int {
    let words = { (files: [String]) in
      Set(files.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
    }
    return words(code).intersection(words(other)).count
  }

  /// A file as an author would begin it.
  private static func whole(_ text: String) -> String {
    let text = text.contains("import ") ? text : "import SwiftUI\n\n" + text
    return "// FILL IN: code of your own\n" + text
  }
}
