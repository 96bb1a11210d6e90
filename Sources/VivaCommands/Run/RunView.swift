import Core
import Grading
import LabProtocol
import Scenarios
import Terminal

/// Shows a run: its trace with the expectations, the tree before and after, and how it ended.
@MainActor
struct RunView {
  let context: Context
  /// Whether what is shown and stored at the end is drawn as well.
  var showsTree = false

  private static let mostPrinted = 200

  /// Shows a run of files by their names.
  func show(_ ran: RanSnippet, _ scenario: Scenario, of names: [String]) {
    let run = ran.run
    var head = names.map(VisibleText.escapedLine).joined(separator: ", ")
    if let root = ran.root { head += head.isEmpty ? "root \(root)" : " · root \(root)" }
    if !head.isEmpty { context.print(StyledText(head, .muted)) }
    FindingView(context: context).show(ran.warnings)
    if !ran.leftOut.isEmpty {
      let names = ran.leftOut.map { "'.\($0)'" }.joined(separator: ", ")
      context.print(StyledText("left out, for the lab does not know them: \(names)", .note))
    }
    context.print(TraceView(run, scenario, on: context.screen).lines)
    let nodes = TreeNode.joined(run.mounted?.views ?? [], (run.final ?? run.mounted)?.views ?? [])
      .map(ShortIdentities(run).shortened)
    if !nodes.isEmpty {
      context.print("")
      context.print(
        TreeDrawing(screen: context.screen, showsValues: showsTree).lines(nodes)
      )
    }
    if showsTree { showScreen(of: run) }
    showPrinted(run)
    context.print("")
    context.print(Self.closing(of: run))
  }

  /// What a user sees at the end.
  private func showScreen(of run: SnippetRun) {
    guard let tree = run.final ?? run.mounted, !tree.screen.isEmpty else { return }
    context.print("")
    context.print(StyledText("Screen", .heading))
    for line in tree.screen { context.print(line) }
  }

  private func showPrinted(_ run: SnippetRun) {
    guard !run.printed.isEmpty else { return }
    context.print("")
    context.print(StyledText("Printed", .heading))
    let lines = run.printed.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.last == "" ? lines.dropLast() : lines[...]
    for line in shown.prefix(Self.mostPrinted) { context.print("  \(line)") }
    if shown.count > Self.mostPrinted {
      context.print(StyledText("  … \(shown.count - Self.mostPrinted) more lines", .muted))
    }
  }

  /// How a run went, in a sentence.
  static func closing(of run: SnippetRun) -> StyledText {
    let expectations = run.lines.count { if case .expectation = $0.content { true } else { false } }
    let met = run.outcomes.count(where: \.isMet)
    let tally =
      "\(met) of \(count(expectations, "expectation")) \(met == 1 || expectations == 1 ? "is" : "are") met"
    guard run.ending == .complete else {
      var place = ""
      if let last = run.passages.last { place = " at line \(last.line) of the scenario" }
      let words = StyledText("Stopped\(place): ", .wrong) + StyledText("\(run.ending).")
      return expectations == 0 ? words : words + StyledText(" \(tally.capitalizedFirst).")
    }
    guard expectations > 0 else {
      return StyledText("It ran to its end.", .right) + StyledText(waiting(in: run))
    }
    return run.passed
      ? StyledText("All is as expected: ", .right) + StyledText("\(tally).")
      : StyledText("Not as expected: ", .wrong) + StyledText("\(tally).")
  }

  /// Which tasks still wait where no time was let go by, and what lets it; empty where none does.
  private static func waiting(in run: SnippetRun) -> String {
    let goesOn = run.lines.contains { if case .step(.advance) = $0.content { true } else { false } }
    var waiting: Set<String> = []
    for event in run.events {
      guard case .task(let change, let path) = event.fact else { continue }
      if change == .began { waiting.insert(path) } else { waiting.remove(path) }
    }
    guard !goesOn, !waiting.isEmpty else { return "" }
    return waiting.count == 1
      ? " A task still waits; a scenario lets time go by, as with 'advance 1 s'."
      : " \(waiting.count) tasks still wait; a scenario lets time go by, as with 'advance 1 s'."
  }
}

extension String {
  /// The text with its first letter as a sentence begins.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
