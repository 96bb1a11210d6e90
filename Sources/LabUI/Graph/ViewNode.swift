/// A node for one type of view.
///
/// It keeps the view twice: as its parent made it, which is what the next one is compared with, and
/// with its wrappers linked to their storage, which is what the body runs on.
final class ViewNode<V: View>: _ViewNode {
  private(set) var raw: V
  private var installed: V
  private var isNew = true

  init(_ view: V, graph: Graph, parent: _ViewNode?, environment: EnvironmentValues) {
    raw = view
    installed = view
    super.init(
      graph: graph,
      parent: parent,
      name: TypeNames.name(of: V.self),
      kind: FieldTable.of(V.self),
      environment: environment
    )
  }

  /// Evaluates it for the first time, or has it wait where it is a page that is not selected.
  func mount() {
    if Tabs.claim(self, bodyOf: V.Body.self) { return }
    enter()
    evaluate(because: [graph.birth])
  }

  override func begin() {
    if let page = memo as? TabPage, !page.isMade {
      page.isMade = true
      return reevaluate()
    }
    guard isWaiting else { return }
    isWaiting = false
    enter()
    evaluate(because: [.firstRender])
  }

  override func reevaluate() {
    guard !isWaiting else { return }
    let causes = pending
    pending = []
    let outer = graph.birth
    graph.birth = .firstRender
    evaluate(because: causes)
    graph.birth = outer
  }

  /// Takes the view that the parent made this time.
  func receive(_ view: V, _ environment: EnvironmentValues) {
    let hasMoved = environment.version != self.environment.version
    self.environment = environment
    if isWaiting {
      raw = view
    } else if isComposite {
      let difference = FieldTable.of(V.self).firstDifference(raw, view)
      raw = view
      if let difference {
        isNew = true
        note(.input("\(difference)"))
      }
      if hasMoved { noteEnvironmentChanges() }
      if !pending.isEmpty {
        reevaluate()
      } else if hasMoved {
        for child in children { child.receive(environment: environment) }
      }
    } else {
      raw = view
      isNew = true
      let outer = graph.birth
      graph.birth = .firstRender
      evaluate(because: [])
      graph.birth = outer
    }
  }

  override func receive(environment: EnvironmentValues) {
    guard environment.version != self.environment.version else { return }
    self.environment = environment
    guard !isWaiting else { return }
    if isComposite {
      noteEnvironmentChanges()
      if pending.isEmpty {
        for child in children { child.receive(environment: environment) }
      } else {
        reevaluate()
      }
    } else {
      reevaluate()
    }
  }

  private func note(_ cause: Cause) {
    if !pending.contains(cause) { pending.append(cause) }
  }

  private func noteEnvironmentChanges() {
    for slot in slots {
      guard let reader = slot as? any EnvironmentReader, reader.differs(in: environment) else {
        continue
      }
      note(.environment(reader.label))
    }
  }

  private func evaluate(because causes: [Cause]) {
    guard graph.admits(self) else { return }
    pending = []
    installed = raw
    install()
    guard isComposite else { return render() }
    let body = graph.evaluate(self, causes: causes) {
      graph.track(self) { onMain { installed.body } }
    }
    child(0, body)
  }

  private func render() { onMain { installed._render(in: self) } }

  private func install() {
    let table = FieldTable.of(V.self)
    guard !table.wrappers.isEmpty else { return }
    let installation = _Installation(node: self, hasNewInput: isNew)
    isNew = false
    withUnsafeMutablePointer(to: &installed) { pointer in
      table.install(at: UnsafeMutableRawPointer(pointer), with: installation)
    }
  }
}
