import Core
import SwiftSyntax

/// Finds state whose first value is costly to make.
///
/// *Reports when* a view's `@State` begins with a value of a type of the run, at the declaration
/// or in an initialiser, and making it opens files or databases, starts requests, tasks, timers or
/// queues, sleeps or loops: in the initialiser, in a stored initial value, in a method that the
/// initialiser calls, in its arguments.
///
/// *Does not report* cheap initialisers, unknown types, closures that are only stored, observers,
/// `lazy` and `static` properties, `@StateObject`, and an app's own state.
struct ExpensiveStateInit: OwnershipRule {
  let id = "expensive_state_init"
  let section = RuleSection.identity
  let severity = Severity.warning
  let title = "state whose first value is costly to make"
  let rationale = """
    The initial value is made again whenever the view's struct is, at each update of the parent; \
    SwiftUI keeps the first and throws the others away.
    """
  let claims = ["C07", "C08"]
  let passing: [RuleExample] = [
    """
    @Observable final class Feed {
      private(set) var rows: [String] = []
      func load() async { rows = await fetch() }
      private func fetch() async -> [String] { ["News"] }
    }
    struct Screen: View {
      @State private var feed = Feed()
      var body: some View { Text("\\(feed.rows.count)").task { await feed.load() } }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Feed {
      private(set) var rows: [String] = []
      init() { Task { rows = await fetch() } }
      private func fetch() async -> [String] { ["News"] }
    }
    struct Screen: View {
      @State private var ↓feed = Feed()
      var body: some View { Text("\\(feed.rows.count)") }
    }
    """,
    """
    @Observable final class Archive {
      private let data = try? Data(contentsOf: url)
    }
    struct Screen: View {
      @State private var ↓archive: Archive
      init() { _archive = State(initialValue: Archive()) }
      var body: some View { Text("Archive") }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .view).flatMap { number, type in
      type.properties.compactMap { ref -> Finding? in
        let property = index.property(ref)
        guard property.isCopyableState, !index.isPreview(property.part, in: ref.file) else {
          return nil
        }
        for value in index.stateValues(of: ref, in: number) {
          guard let (made, work) = index.costlyValue(value, expecting: property.type) else {
            continue
          }
          return context.finding(
            self,
            in: ref.file,
            at: property.nameRange,
            Message.costly(property.name, index.types[made].name, work, type.name),
            fix: Message.task
          )
        }
        return nil
      }
    }
  }
}

extension DeclarationIndex {
  /// The first values of a view's state, without the `State(…)` around them.
  fileprivate func stateValues(of ref: Ref, in type: Int) -> [FirstValue] {
    let property = property(ref)
    let argument = property.attributes.first(named: "State")?.arguments?.first?.expression
    let declared = [property.initialValue, argument].compactMap(\.self).map {
      FirstValue(expression: $0, part: property.part, file: ref.file)
    }
    let names = [property.name, "_" + property.name]
    let assigned = names.flatMap { uses(of: $0, in: type) }.compactMap { ref, use -> FirstValue? in
      guard case .initializer = enclosingFunction(of: use, in: ref.file)?.kind,
        let assignment = StateAssignment(use, of: type, in: self, file: ref.file)
      else { return nil }
      return FirstValue(
        expression: carried(by: assignment.value, in: ref.file),
        part: files[ref.file].regions[use.region].part,
        file: ref.file
      )
    }
    return declared + assigned
  }

  /// The type that a first value makes, with the work that this takes; `nil` where it takes none.
  fileprivate func costlyValue(_ value: FirstValue, expecting shape: TypeShape?)
    -> (type: Int, work: String)?
  {
    guard
      let call = value.expression.unwrapped.as(FunctionCallExprSyntax.self),
      let type = constructed(
        by: value.expression,
        expecting: shape,
        from: value.part,
        in: value.file
      )
    else { return nil }
    var startUp = StartUpWork(in: self)
    let work = startUp.work(making: type, by: call) ?? argumentWork(call, in: value.file)
    return work.map { (type, $0) }
  }

  /// What the arguments of a call do before it.
  private func argumentWork(_ call: FunctionCallExprSyntax, in file: Int) -> String? {
    let range = call.arguments.fullRange
    return files[file].calls.first { inner in
      range.contains(inner.nameStart) && isWork(inner, in: file)
        && !isInClosure(Syntax(inner.node), below: Syntax(call))
    }.map { "calls '\($0.name)'" }
  }

  private func isInClosure(_ node: Syntax, below top: Syntax) -> Bool {
    var node = node
    while node.id != top.id, let parent = node.parent {
      if parent.is(ClosureExprSyntax.self) { return true }
      node = parent
    }
    return false
  }
}

private enum Message {
  static func costly(_ property: String, _ model: String, _ work: String, _ view: String) -> String
  {
    "the first value of '\(property)' is made each time '\(view)' is, and making a '\(model)' \(work)"
  }

  static let task = "keep the initialiser cheap, and start the work in '.task'"
}
