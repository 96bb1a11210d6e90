import Core
import LabProtocol
import Scenarios
import Terminal

/// Shows two versions side by side; on a narrow screen one below the other.
@MainActor
struct ComparisonView {
  let context: Context

  /// One version: its name, and what came of it.
  struct Version {
    /// The path that it was given by.
    let path: String
    /// Its run.
    let ran: RanSnippet
  }

  /// Shows what differs, how the expectations went in each, and the verdict.
  func show(_ a: Version, _ b: Version, _ scenario: Scenario) {
    let comparison = RunComparison(a.ran.run, b.ran.run)
    context.print(StyledText("A ", .strong) + StyledText(a.path, .muted))
    context.print(StyledText("B ", .strong) + StyledText(b.path, .muted))
    context.print("")
    context.print(table(comparison))
    showExpectations(a.ran.run, b.ran.run, scenario)
    context.print("")
    for (name, version) in [("A", a), ("B", b)] where version.ran.run.ending != .complete {
      context.print(
        StyledText("\(name) stopped: ", .wrong) + StyledText("\(version.ran.run.ending).")
      )
    }
    let isWhole = a.ran.run.ending == .complete && b.ran.run.ending == .complete
    guard isWhole else {
      context.print(
        StyledText("The counts end where a version stopped, so nothing follows from them.")
      )
      return
    }
    if !scenario.lines.contains(where: { if case .step = $0.content { true } else { false } }) {
      context.say("nothing was done after the mount; give steps with --scenario FILE")
    }
    context.print(
      StyledText(
        "\(comparison.verdict.prefix(1).uppercased())\(comparison.verdict.dropFirst()).",
        .strong
      )
    )
  }

  private func table(_ comparison: RunComparison) -> [StyledText] {
    let rows = comparison.views.map { view in
      (view.name, Self.facts(of: view.a), Self.facts(of: view.b))
    }
    let models = comparison.models.map { model in
      ("\(model.name) made", (String(model.madeInA), ""), (String(model.madeInB), ""))
    }
    let all = rows + models
    guard !context.screen.isAccessible, Self.width(all) <= context.screen.width else {
      return all.flatMap(stacked)
    }
    return TextTable(
      [
        TextTable.Column(""),
        TextTable.Column("A ran", .right),
        TextTable.Column("B ran", .right),
        TextTable.Column("A reads"),
        TextTable.Column("B reads"),
      ],
      rows: all.map { name, a, b in
        [
          StyledText(name), StyledText(a.0), StyledText(b.0), StyledText(a.1, .muted),
          StyledText(b.1, .muted),
        ]
      }
    )
    .lines(width: context.screen.width)
  }

  /// How often a view ran in a version, and what it reads there.
  private static func facts(of side: RunComparison.Side?) -> (String, String) {
    guard let side else { return ("–", "not there") }
    return (String(side.runs), side.reads.isEmpty ? "nothing" : side.reads.joined(separator: ", "))
  }

  /// The cells that a table needs in which no name is broken.
  private static func width(_ rows: [(String, (String, String), (String, String))]) -> Int {
    func longest(_ texts: [String]) -> Int {
      texts.flatMap { $0.split(separator: " ") }.map { CellWidth.of(String($0)) }.max() ?? 0
    }
    let names = rows.map { CellWidth.of($0.0) }.max() ?? 0
    let reads = max(7, longest(rows.map(\.1.1))) + max(7, longest(rows.map(\.2.1)))
    return names + 2 * 5 + reads + 4 * 2
  }

  private func stacked(
    _ name: String,
    _ a: (String, String),
    _ b: (String, String)
  ) -> [StyledText] {
    func side(_ letter: String, _ facts: (String, String)) -> [StyledText] {
      let what =
        facts.1 == "not there" ? facts.1 : facts.0 + (facts.1.isEmpty ? "" : " · reads \(facts.1)")
      return StyledText("\(letter) \(what)").wrapped(to: max(16, context.screen.width - 2)).map {
        StyledText("  ") + $0
      }
    }
    return StyledText(name, .strong).wrapped(to: context.screen.width) + side("A", a) + side("B", b)
  }

  private func showExpectations(_ a: SnippetRun, _ b: SnippetRun, _ scenario: Scenario) {
    let mark = RunMark(isAccessible: context.screen.isAccessible)
    let lines = scenario.lines.filter { if case .expectation = $0.content { true } else { false } }
    guard !lines.isEmpty else { return }
    func sign(_ run: SnippetRun, _ line: Scenario.Line) -> StyledText {
      run.outcome(ofLine: line.number).map { mark.met($0.isMet) } ?? mark.undecided
    }
    context.print("")
    for line in lines {
      let text = StyledText("A ") + sign(a, line) + StyledText("  B ") + sign(b, line)
      context.print(text + StyledText("  \(line.number): \(line.text)"))
      guard let outcome = b.outcome(ofLine: line.number), !outcome.isMet else { continue }
      context.print(
        StyledText("in B: expected that \(outcome.expected); actual: \(outcome.actual)"),
        indent: 5
      )
    }
  }
}
