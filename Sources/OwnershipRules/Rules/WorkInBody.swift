import Core
import SwiftSyntax

/// Finds collections that are sorted, filtered, grouped or reduced while a body runs.
///
/// *Reports when* `sorted`, `sort`, `filter`, `reduce`, `max(by:)`, `min(by:)` or
/// `Dictionary(grouping:)` is called in a view's body, in what the body calls of the view itself,
/// in content closures, or in the arguments of modifiers.
///
/// *Does not report* actions and tasks, publishers, a `filter` of the run's own on a view,
/// `allCases`, literals and constants.
struct WorkInBody: OwnershipRule {
  let id = "work_in_body"
  let section = RuleSection.dependence
  let severity = Severity.warning
  let title = "a collection worked over while the body runs"
  let rationale = """
    The body runs again at every change of what it reads; work over a whole collection belongs to \
    the model, done once when the collection changes.
    """
  let claims = ["C19", "C29", "C30"]
  let passing: [RuleExample] = [
    """
    struct Names: View {
      let names: [String]
      var body: some View {
        Button("Print") { print(names.sorted()) }
      }
    }
    """,
    """
    struct Names: View {
      let names: [String]
      var body: some View { ForEach(names, id: \\.self) { Text($0) } }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    struct Names: View {
      let names: [String]
      var body: some View { ForEach(names.↓sorted(), id: \\.self) { Text($0) } }
    }
    """,
    """
    struct Names: View {
      let names: [String]
      var body: some View { Text("\\(shown.count)") }
      private var shown: [String] { names.↓filter { !$0.isEmpty } }
    }
    """,
  ]

  private static let names = ["sorted", "sort", "filter", "reduce", "max", "min", "Dictionary"]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    let received = ReceivedValues(in: index)
    var seen: Set<Ref> = []
    return index.types(with: .view).flatMap { number, type in
      (index.bodies[number]?.calls ?? []).compactMap { ref in
        let call = index.call(ref)
        guard Self.names.contains(call.name), !received.contain(call, in: ref.file),
          isWork(call, in: ref.file, index), seen.insert(ref).inserted
        else { return nil }
        return context.finding(
          self,
          in: ref.file,
          at: call.anchor,
          Message.work(call.name, in: type.name),
          fix: Message.derive
        )
      }
    }
  }

  private func isWork(_ call: Call, in file: Int, _ index: DeclarationIndex) -> Bool {
    let labels = call.node.arguments.map { $0.label?.text }
    switch call.name {
    case "Dictionary": return call.base == nil && labels.first == "grouping"
    case "max", "min":
      guard call.base != nil, labels.first == "by" || isTrailingOnly(call.node) else {
        return false
      }
    default:
      guard call.base != nil else { return false }
    }
    let receiver = Receiver(of: call)
    return !receiver.isPublisher && !index.isConstant(receiver, in: file)
      && !index.isOwnMethod(call.name, receiver, in: file)
      && !index.isOwnViewMethod(call.name, receiver)
  }

  private func isTrailingOnly(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.isEmpty && call.trailingClosure != nil
  }
}

private enum Message {
  static func work(_ method: String, in view: String) -> String {
    method == "Dictionary"
      ? "the body of '\(view)' groups a collection each time it runs"
      : "the body of '\(view)' calls '\(method)' on a collection each time it runs"
  }

  static let derive = """
    compute it where the collection changes, and read the result: a stored property of the model \
    with one private writer, or a model's method that the action calls
    """
}
