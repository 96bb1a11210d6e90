import Core
import OwnershipRules
import Testing

/// The numbers that rules compare with, and that a project may set otherwise.
struct ThresholdsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let threshold: String
    /// A value at which the rule's first failing example is found still, and one at which it is not.
    let found: Double
    let silent: Double
    var testDescription: String { "\(rule).\(threshold)" }
  }

  static let cases = [
    Case(rule: "broad_computed_read", threshold: "reads", found: 4, silent: 5),
    Case(rule: "duplicated_state", threshold: "views", found: 2, silent: 3),
    Case(rule: "logic_in_view", threshold: "properties", found: 2, silent: 3),
    Case(rule: "mixed_lifetime_store", threshold: "concerns", found: 3, silent: 4),
    Case(rule: "status_flags", threshold: "flags", found: 2, silent: 3),
    Case(rule: "writable_environment_service", threshold: "properties", found: 5, silent: 6),
  ]

  @Test(arguments: cases)
  func `what is found depends on the threshold alone`(_ test: Case) throws {
    let rule = try #require(Linter.rules.first { $0.id == test.rule })
    let files = try #require(rule.failing.first).files.map { MarkedSource($0).text }
    let counts = [test.found, test.silent].map { value in
      let options = LintOptions(thresholds: [test.rule: [test.threshold: value]])
      return places(test.rule, in: files, options: options).count
    }
    #expect(counts == [1, 0])
    #expect(rule.thresholds.map(\.name) == [test.threshold])
    #expect(rule.thresholds.first?.standard == test.found)
  }

  @Test(
    arguments: [
      (0.25, nil, true), (0.25, 0.2, false), (0.25, 0.3, true), (5, nil, false), (5, 6, true),
      (5, 5, false),
    ] as [(Double, Double?, Bool)]
  )
  func `an interval under the limit is frequent`(
    interval: Double,
    limit: Double?,
    isFound: Bool
  ) {
    let text = """
      @Observable final class M {
        var v = 0
        func run() async throws { while true { v += 1; try await Task.sleep(for: .seconds(\(interval))) } }
      }
      struct A: App {
        @State private var m = M()
        var body: some Scene { WindowGroup { Home().environment(m) } }
      }
      struct Home: View {
        @Environment(M.self) private var m
        var body: some View { Text("\\(m.v)"); Leaf() }
      }
      struct Leaf: View { var body: some View { Text("") } }
      """
    let thresholds = limit.map { ["frequent_value_at_root": ["interval": $0]] } ?? [:]
    let found = findings(
      "frequent_value_at_root",
      in: [text],
      options: LintOptions(thresholds: thresholds)
    )
    #expect(!found.isEmpty == isFound)
    let often = limit == 6 ? "every 6 s or more often" : "many times a second"
    #expect(found.allSatisfy { $0.message.contains(often) })
  }

  @Test func `every threshold is tried here, and its default is one that may be set`() {
    let tried =
      Self.cases.map { "\($0.rule).\($0.threshold)" } + ["frequent_value_at_root.interval"]
    let all = Linter.rules.flatMap { rule in rule.thresholds.map { "\(rule.id).\($0.name)" } }
    #expect(all.sorted() == tried.sorted())
    #expect(Linter.rules.flatMap(\.thresholds).allSatisfy { $0.allows($0.standard) })
  }

  @Test func `thresholds of other rules change nothing`() {
    let text = "@Observable final class M { var isLoading = false, hasError = false }"
    let options = LintOptions(thresholds: ["logic_in_view": ["flags": 9], "none": ["flags": 9]])
    #expect(places("status_flags", in: [text], options: options).count == 1)
  }
}
