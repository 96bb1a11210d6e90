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
      context.print("The counts end where a version stopped, so nothing follows from them.")
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
    func side(_ side: RunComparison.Side?) -> [StyledText] {
      guard let side else { return [StyledText("–", .muted), StyledText("not there", .muted)] }
      let reads =
        side.reads.isEmpty
        ? StyledText("nothing", .muted) : StyledText(side.reads.joined(separator: ", "))
      return [StyledText(String(side.runs)), reads]
    }
    var rows = comparison.views.map { view -> [StyledText] in
      let a = side(view.a)
      let b = side(view.b)
      return [StyledText(view.name), a[0], b[0], a[1], b[1]]
    }
    rows += comparison.models.map { model in
      [
        StyledText("\(model.name) made"), StyledText(String(model.madeInA)),
        StyledText(String(model.madeInB)), StyledText(), StyledText(),
      ]
    }
    return TextTable(
      [
        TextTable.Column(""),
        TextTable.Column("A ran", .right),
        TextTable.Column("B ran", .right),
        TextTable.Column("A reads"),
        TextTable.Column("B reads"),
      ],
      rows: rows
    )
    .lines(width: context.screen.width, isAccessible: context.screen.isAccessible)
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
