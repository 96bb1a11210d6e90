import Scenarios

extension SnippetRun {
  /// The events of the mount.
  package var mountEvents: ArraySlice<TraceEvent> { events[..<endOfMount] }

  /// The events that the counts at the end are about: those since the mount, or since the last time
  /// the scenario reset the counts.
  package var countedEvents: ArraySlice<TraceEvent> {
    events[start(before: passages.endIndex)...]
  }

  /// What led to the outcome of a line: of the events that it is about, those that speak of it.
  ///
  /// - Parameters:
  ///   - number: The number of the line in the scenario.
  ///   - most: The most events; of more the last ones.
  /// - Returns: Events in their order.
  package func events(leadingTo number: Int, most: Int = 8) -> [TraceEvent] {
    guard let index = passages.firstIndex(where: { $0.line == number }),
      let line = lines.first(where: { $0.number == number })
    else { return [] }
    let end = passages[index].eventsBefore
    let since = events[start(before: index)..<end]
    let found: [TraceEvent]
    switch line.content {
    case .expectation(let expectation):
      found = since.filter { Self.speaks($0, of: expectation) }
      // What is shown depends on the last step's writes and bodies.
      let step = since.lastIndex { if case .step = $0.fact { true } else { false } }
      if found.isEmpty, let step { return Array(events[step..<end].suffix(most)) }
    case .step:
      return []
    }
    return Array(found.suffix(most))
  }

  private var endOfMount: Int {
    let firstStep = events.firstIndex { $0.during != nil } ?? events.count
    return passages.first.map { min($0.eventsBefore, firstStep) } ?? firstStep
  }

  /// Where the events begin that counts are about which are looked at after so many passages.
  private func start(before index: Int) -> Int {
    let resets = Set(lines.filter { $0.content == .step(.resetCounts) }.map(\.number))
    return passages[..<index].last { resets.contains($0.line) }?.eventsBefore ?? endOfMount
  }

  private static func speaks(_ event: TraceEvent, of expectation: Expectation) -> Bool {
    switch expectation {
    case .count(let counted, _, _): speaks(event, of: counted)
    case .cause(let view, _): speaks(event, of: .body(of: view))
    case .state(let property, _):
      switch event.fact {
      case .wrote(let written): written == property
      case .body(let view, _, _, let causes):
        property.hasPrefix("\(view).") && causes.contains { $0.kind == .newIdentity }
      default: false
      }
    case .warning: if case .warning = event.fact { true } else { false }
    case .text, .field, .value, .control: false
    }
  }

  private static func speaks(_ event: TraceEvent, of counted: Counted) -> Bool {
    switch (counted, event.fact) {
    case (.body(let name), .body(let view, _, _, _)): name == view
    case (.made(let name), .made(let model)), (.made(let name), .dropped(let model, _, _)),
      (.kept(let name), .kept(let model, _, _)):
      name == model
    default: false
    }
  }
}
