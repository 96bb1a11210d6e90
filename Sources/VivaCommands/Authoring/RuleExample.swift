import BankParsing
import Core
import LinterProtocol

/// Code that breaks a rule and code that does not, from the rule's own examples.
struct RuleExample: Equatable {
  /// The files of the code that breaks it.
  let starter: [String]
  /// The same number of files, in which it is repaired.
  let solution: [String]

  /// The pairs of a rule's examples with as many files each, those first that are about the same.
  static func all(of rule: RuleDescription) -> [RuleExample] {
    let pairs = rule.failing.flatMap { failing in
      rule.passing.filter { $0.count == failing.count }.map { passing in
        (likeness: likeness(passing, failing), failing: failing, passing: passing)
      }
    }
    return pairs.enumerated().sorted {
      ($1.element.likeness, $0.offset) < ($0.element.likeness, $1.offset)
    }.map { _, pair in
      RuleExample(
        starter: pair.failing.map { whole($0.replacing("↓", with: "")) },
        solution: pair.passing.map(whole)
      )
    }
  }

  /// The pair as an exercise.
  func exercise() -> Exercise {
    func files(_ texts: [String]) -> [CodeFile] {
      texts.enumerated().map { CodeFile(name: "File\($0.offset).swift", text: $0.element, line: 1) }
    }
    return Exercise(starter: files(starter), driver: [], solution: files(solution), scenario: "")
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
    return "// \(StartingPoint.mark) code of your own\n" + text
  }
}
