import OwnershipRules
import Testing

struct LinterTests {
  @Test(arguments: [2, 5])
  func `more threads find the same in the same order`(_ threads: Int) {
    let examples = Linter.rules.flatMap { $0.failing + $0.passing }
    let files = examples.enumerated().map { number, example in
      let text = example.files.joined(separator: "\n")
      return SourceInput(path: "\(number).swift", bytes: Array(text.utf8))
    }
    let found = Linter.lint(files)
    #expect(!found.isEmpty)
    #expect(Linter.lint(files, threads: threads) == found)
  }
}
