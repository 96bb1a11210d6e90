import Core
import LabProtocol
import Scenarios
import Terminal

/// Shows a run in its order: what each step made happen, and how each expectation went.
struct TraceView {
  let screen: Screen
  private let run: SnippetRun
  private let scenario: Scenario
  private let mark: RunMark
  private let numberWidth: Int
  private let kindWidth: Int
  private let hasTime: Bool
  private let identities: ShortIdentities

  /// The most lines that are shown for one step, and how many of them are the last ones.
  private static let most = 200
  private static let mostLast = 50

  init(_ run: SnippetRun, _ scenario: Scenario, on screen: Screen) {
    self.run = run
    self.scenario = scenario
    self.screen = screen
    mark = RunMark(isAccessible: screen.isAccessible)
    numberWidth = max(3, String(run.events.last?.number ?? 0).count)
    // The longest word is used by few runs.
    kindWidth = max(8, run.events.map(\.fact.kind.count).max() ?? 0)
    identities = ShortIdentities(run)
    hasTime = run.events.contains { $0.milliseconds > 0 }
  }

  /// The lines, wrapped to the screen.
  var lines: [StyledText] {
    var lines = section(StyledText("mount", .strong), run.mountEvents)
    var start = run.mountEvents.endIndex
    for (index, passage) in run.passages.enumerated() {
      let end =
        index + 1 < run.passages.count ? run.passages[index + 1].eventsBefore : run.events.count
      guard let line = scenario.lines.first(where: { $0.number == passage.line }) else { continue }
      switch line.content {
      case .step:
        let outcome = run.outcome(ofLine: line.number)
        lines += section(
          StyledText(line.text, .strong),
          run.events[max(start, passage.eventsBefore)..<max(start, end)]
        )
        if let outcome { lines += told(outcome, line) }
      case .expectation:
        lines += told(run.outcome(ofLine: line.number), line)
        lines += events(run.events[max(start, passage.eventsBefore)..<max(start, end)])
      }
      start = max(start, end)
    }
    // What came after the last line, or in a run whose lines were never told.
    if start < run.events.count { lines += events(run.events[start...]) }
    return lines
  }

  private func section(
    _ title: StyledText,
    _ events: ArraySlice<TraceEvent>
  ) -> [StyledText] {
    title.wrapped(to: screen.width) + self.events(events)
  }

  private func events(_ events: ArraySlice<TraceEvent>) -> [StyledText] {
    let told = TraceLine.lines(
      for: events.filter { if case .step = $0.fact { false } else { true } }
    )
    guard told.count > Self.most else { return told.flatMap { self.lines(of: $0, indent: 2) } }
    let first = told.prefix(Self.most - Self.mostLast).flatMap { self.lines(of: $0, indent: 2) }
    let last = told.suffix(Self.mostLast).flatMap { self.lines(of: $0, indent: 2) }
    let between = told.count - Self.most
    return first + [StyledText("  … \(between) more lines; --json has all", .muted)] + last
  }

  private func lines(of line: TraceLine, indent: Int) -> [StyledText] {
    let event = line.event
    if screen.isAccessible {
      let time = hasTime ? ", \(event.milliseconds) ms" : ""
      return StyledText(
        "\(event.number)\(time), \(event.fact.kind): \(identities.shortened(line.words))"
      )
      .wrapped(to: screen.width)
    }
    var head = StyledText(String(repeating: " ", count: indent))
    head.append(CellText.padded(String(event.number), to: numberWidth, .right) + "  ", [.muted])
    if hasTime {
      head.append(CellText.padded("\(event.milliseconds) ms", to: 8, .right) + "  ", [.muted])
    }
    head.append(CellText.padded(event.fact.kind, to: kindWidth), [Self.role(of: event.fact)])
    head.append(" ")
    let room = max(16, screen.width - head.width)
    let hanging = StyledText(String(repeating: " ", count: head.width))
    return StyledText(identities.shortened(line.words)).wrapped(to: room).enumerated().map {
      index,
      text in
      (index == 0 ? head : hanging) + text
    }
  }

  private static func role(of fact: TraceEvent.Fact) -> Role {
    switch fact {
    case .body: .keyword
    case .warning: .warning
    case .aborted: .error
    default: .muted
    }
  }

  private func told(_ outcome: LineOutcome?, _ line: Scenario.Line) -> [StyledText] {
    guard let outcome else {
      return (mark.undecided + StyledText(" \(line.number): \(line.text)")).wrapped(
        to: screen.width
      )
    }
    let isStep = if case .step = line.content { true } else { false }
    let text = isStep ? "this step could not be done" : line.text
    var lines = (mark.met(outcome.isMet) + StyledText(" \(line.number): \(text)"))
      .wrapped(to: screen.width)
    guard !outcome.isMet else { return lines }
    lines += labelled("expected", outcome.expected) + labelled("actual", outcome.actual)
    let led = TraceLine.lines(for: run.events(leadingTo: line.number))
    if !led.isEmpty {
      lines.append(StyledText(screen.isAccessible ? "led there:" : "     led there"))
      lines += led.flatMap { self.lines(of: $0, indent: 7) }
    }
    return lines
  }

  private func labelled(_ label: String, _ text: String) -> [StyledText] {
    guard !screen.isAccessible else {
      return StyledText("\(label): \(text)").wrapped(to: screen.width)
    }
    let head = "     " + CellText.padded(label, to: 10)
    let room = max(16, screen.width - head.count)
    return StyledText(text).wrapped(to: room).enumerated().map { index, line in
      StyledText(index == 0 ? head : String(repeating: " ", count: head.count)) + line
    }
  }
}
