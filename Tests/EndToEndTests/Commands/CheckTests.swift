import Effects
import StrictJSON
import Testing

/// Banks whose code is proved by the real linter and the real lab.
@Suite(.serialized)
struct CheckTests {
  private static func counter(_ button: String) -> String {
    """
    ```swift Counter.swift
    import SwiftUI

    struct Counter: View {
      @State private var count = 0

      var body: some View {
        let _ = print("body", count)
        Text("\\(count)")
        Button("More") { \(button) }
      }
    }
    ```

    """
  }

  private static func exercise(
    _ id: String,
    starter: String,
    solution: String,
    scenario: String = "tap \"More\"\nexpect text \"1\" is shown"
  ) -> String {
    """

    ## What is wrong with the counter of \(id)?
    <!-- id: \(id); level: mid; tags: \(alike) -->

    ### Starter
    \(counter(starter))
    ### Solution
    \(counter(solution))
    ### Scenario
    ```scenario
    \(scenario)
    ```

    """
  }

  private static func predict(_ id: String, _ run: String, output: String, rest: String = "")
    -> String
  {
    """

    ## What does \(id) print?
    <!-- id: \(id); level: mid; tags: \(alike) -->

    ### Run
    \(run)
    \(rest)
    ### Output
    ```text
    \(output)
    ```

    """
  }

  /// Two questions of these banks may be alike.
  private static let alike = [
    "adds", "copying", "tapping", "no-fault", "no-repair", "no-word", "no-code", "other-output",
    "expecting",
  ].map { "like:\($0)" }.joined(separator: " ")

  private static let program =
    "```swift\nvar rows = [1]\nlet copy = rows\nrows.append(2)\nprint(copy.count)\n```\n"
  private static let tap = "### Scenario\n```scenario\ntap \"More\"\n```\n"

  private static let good =
    "# Good\n<!-- bank: good -->\n"
    + exercise("adds", starter: "", solution: "count += 1")
    + predict("copying", program, output: "1")
    + predict("tapping", counter("count += 1"), output: "body 0\nbody 1", rest: tap)

  private static let bad =
    "# Bad\n<!-- bank: bad -->\n"
    + exercise("no-fault", starter: "count += 1", solution: "count += 1")
    + exercise("no-repair", starter: "", solution: "count += 2")
    + exercise(
      "no-word",
      starter: "",
      solution: "count += 1",
      scenario: "tap \"More\"\nexpct text \"1\" is shown"
    ) + exercise("no-code", starter: "", solution: "cont += 1")
    + predict("other-output", program, output: "2")
    + predict(
      "expecting",
      counter("count += 1"),
      output: "body 0",
      rest: tap.replacing("tap \"More\"", with: "expect text \"0\" is shown")
    )

  private func home(_ bank: String) throws -> Home {
    var home = try Home()
    home.content = ["banks"]
    home.variables["PATH"] = Variables.current()["PATH"]
    try home.write("banks/bank.md", bank)
    return home
  }

  /// The findings as `id code line`, without what the messages say.
  private func findings(_ run: Run) throws -> [String] {
    let json = try JSONValue(parsing: Array(run.output.utf8))
    return (json["findings"]?.array ?? []).map { finding in
      let id = finding["message"]?.string?.split(separator: "'").first.map(String.init) ?? ""
      return "\(id) \(finding["code"]?.string ?? "") \(finding["line"]?.integer ?? 0)"
    }
  }

  @Test func `in a bank that holds nothing is found, now and from what was remembered`() throws {
    let home = try home(Self.good)
    try home.run("trust", "banks")
    let run = try home.run("check")
    #expect(run.output == "3 items in 1 bank, 0 other Markdown files: nothing found\n")
    #expect(run.status == 0)
    let again = try home.shell("touch -d '1 hour ago' banks/bank.md; viva check; viva check")
    #expect(again.output == run.output + run.output)
    #expect(again.errors == "")
  }

  @Test func `each thing that does not hold is told at its line`() throws {
    let home = try home(Self.bad)
    try home.run("trust", "banks")
    let run = try home.run("check", "--json")
    #expect(run.status == 1)
    let lines = Self.bad.split(separator: "\n", omittingEmptySubsequences: false)
    func line(_ text: String, after id: String) throws -> Int {
      let start = try #require(lines.firstIndex { $0.contains("id: \(id);") })
      return try #require(lines[start...].firstIndex { $0.contains(text) }) + 1
    }
    #expect(
      try findings(run) == [
        "no-fault starter_passes \(try line("```swift", after: "no-fault"))",
        "no-repair solution_fails \(try line("expect text", after: "no-repair"))",
        "no-word broken_scenario \(try line("expct", after: "no-word"))",
        "no-code solution_does_not_compile \(try line("cont += 1", after: "no-code"))",
        "other-output wrong_output \(try line("### Output", after: "other-output") + 2)",
        "expecting expectation_in_prediction \(try line("expect text", after: "expecting"))",
      ]
    )
  }

  @Test func `a rule that there is not is told at its item, and all else is checked as well`()
    throws
  {
    let named = Self.exercise("adds", starter: "", solution: "count += 1")
      .replacing("level: mid;", with: "level: mid; rules: state_not_privat;")
    let wrong = Self.exercise(
      "no-word",
      starter: "",
      solution: "count += 1",
      scenario: "expct text \"1\" is shown"
    )
    let run = try home("# Two\n<!-- bank: two -->\n\(named)\(wrong)").run("check", "--json")
    #expect(
      try findings(run).map { $0.split(separator: " ")[1] } == ["unknown_rule", "broken_scenario"]
    )
    #expect(run.output.contains("did you mean 'state_not_private'?"))
  }

  @Test func `code that nobody trusts is linted, not run, and that is said once`() throws {
    let run = try home(Self.bad).run("check", "--json")
    #expect(
      try findings(run).map { $0.split(separator: " ")[1] } == [
        "broken_scenario", "expectation_in_prediction",
      ]
    )
    #expect(
      run.errors
        == "not run: the code of '~/banks/bank.md' runs only when you trust it: read it, then 'viva trust ~/banks/bank.md'\n"
    )
  }

  @Test func `without a compiler the rest is checked, and that is said`() throws {
    var home = try home(Self.good)
    try home.run("trust", "banks")
    home.variables["PATH"] = "/usr/bin:/bin"
    let run = try home.run("check")
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "code was linted, and not compiled or run: there is no 'swiftc' on the search path"
      )
    )
  }

  @Test func `of what 'new' writes only places to fill in are found, code included`() throws {
    var home = try home(Self.good)
    home.content = ["mine.md"]
    try home.run("new", "bank", "mine.md")
    for kind in ["predict", "exercise", "audit"] {
      #expect(try home.run("new", "item", "mine.md", "--kind", kind).status == 0)
    }
    let rules = [
      "broad_computed_read", "expensive_state_init", "logic_in_view", "state_not_private",
      "state_object_for_observable", "task_in_on_appear", "writable_environment_service",
    ]
    for rule in rules {
      #expect(try home.run("new", "exercise", "mine.md", "--rule", rule).status == 0)
    }
    try home.run("trust", "mine.md")
    let run = try home.run("check", "mine.md")
    let rest = run.output.split(separator: "\n").filter { !$0.hasSuffix("[to_fill_in]") }
    #expect(rest.count == 1 && rest[0].hasPrefix("11 items in 1 bank"))
    #expect(run.status == 0)
  }
}
