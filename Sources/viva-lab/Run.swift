internal import LabProtocol
internal import LabUI
internal import Scenarios

/// One run of a snippet through a scenario.
struct Run {
  private let request: RunRequest
  private let trace: Trace

  init(_ request: RunRequest, trace: Trace) {
    self.request = request
    self.trace = trace
  }

  /// Mounts the root, does what the scenario says, and tells it all.
  ///
  /// - Returns: The host, to be kept: a tree that is taken down runs the snippet's code once more.
  func start() -> Host {
    let host = mount()
    go(through: request.lines, with: host)
    return host
  }

  private func go(through lines: [RunRequest.Line], with host: Host) {
    trace.tellMounted(host)
    for line in lines {
      guard host.aborted == nil else { return trace.tellEnd(of: host, isComplete: false) }
      trace.tell(reached: line.number)
      switch line.content {
      case .expectation(.count(let counted, _, .version)):
        trace.tell(line: line.number, measured: host.count(of: counted))
      case .expectation(let expectation):
        trace.tell(looked: Checking(host: host).outcome(of: expectation, inLine: line.number))
      case .step(let step):
        do {
          try host.perform(step)
        } catch {
          trace.tell(
            LineOutcome(
              line: line.number,
              isMet: false,
              expected: "this can be done",
              actual: "\(error)"
            )
          )
          return trace.tellEnd(of: host, isComplete: false)
        }
      }
    }
    trace.tellEnd(of: host, isComplete: host.aborted == nil)
  }

  private func mount() -> Host {
    let roots = unsafe Registry.roots
    if let name = request.root {
      guard let root = roots.first(where: { $0.name == name }) else {
        let names = roots.map(\.name).joined(separator: ", ")
        Diagnostics.fail("there is no view '\(name)'; there is \(names)", status: .badInput)
      }
      return root.mount(trace.tell)
    }
    if let first = roots.first { return first.mount(trace.tell) }
    guard unsafe !Registry.functions.isEmpty else {
      Diagnostics.fail("the snippet registers no view and no function", status: .badInput)
    }
    // A driver that calls a model needs no view.
    return Host(telling: trace.tell) { EmptyView() }
  }
}
