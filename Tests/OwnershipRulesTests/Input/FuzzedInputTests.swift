import Core
import OwnershipRules
import Testing
import TestSupport

/// Inputs that a fuzzer made up: those that broke something once, and some that reach far.
struct FuzzedInputTests {
  /// The inputs, each of which may be several files; see `Tests/Fuzzing`.
  static let inputs: [(name: String, bytes: [UInt8])] = Fixture.all(in: "Fuzzing")

  @Test func `there are inputs to try`() { #expect(Self.inputs.count > 20) }

  @Test(arguments: inputs.map(\.name))
  func `made-up input is linted, and every finding lies in it`(_ name: String) throws {
    let input = try #require(Self.inputs.first { $0.name == name })
    let file = SourceInput(path: "A.swift", bytes: input.bytes)
    let found = Linter.lint([file], options: LintOptions(enabled: Linter.rules.map(\.id)))
    for finding in found {
      #expect(finding.start <= finding.end)
      #expect(finding.edits.allSatisfy { $0.start <= $0.end && $0.end <= input.bytes.count })
    }
  }

  @Test(arguments: [
    "var a \u{18}= 1", "var a \u{7f}= 1", "var a \u{2028}= 1", "var a \u{fffe}= 1",
    "var a\u{18} = 1", "\u{18}",
  ])
  func `an invalid character is told of, not died of`(_ text: String) {
    let found = Linter.lint([SourceInput(path: "A.swift", bytes: Array(text.utf8))])
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.code == "syntax" })
  }
}
