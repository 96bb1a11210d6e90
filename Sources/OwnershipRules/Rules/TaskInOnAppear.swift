import Core
import SwiftSyntax

/// Finds tasks that outlive the view that started them.
///
/// *Reports when* a `Task` is made in `onAppear`, or in a method of the view that `onAppear` calls,
/// and nothing keeps it.
///
/// *Does not report* tasks that are stored, returned or awaited, and a type of the run that is
/// called `Task`.
struct TaskInOnAppear: OwnershipRule {
  let id = "task_in_on_appear"
  let section = RuleSection.testing
  let severity = Severity.note
  let title = "a task made in 'onAppear' that nothing keeps"
  let rationale = """
    A task made in 'onAppear' goes on when the view is gone, and starts again when it comes back; \
    '.task' is cancelled with the view.
    """
  let claims = ["C02", "C08"]
  let passing: [RuleExample] = [
    """
    @Observable final class Feed { func load() async {} }
    struct Screen: View {
      let feed: Feed
      var body: some View { Text("Feed").task { await feed.load() } }
    }
    """,
    """
    struct Screen: View {
      @State private var work: Task<Void, Never>?
      let feed: Feed
      var body: some View {
        Text("Feed").onAppear { work = Task { await feed.load() } }.onDisappear { work?.cancel() }
      }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Feed { func load() async {} }
    struct Screen: View {
      let feed: Feed
      var body: some View { Text("Feed").onAppear { ↓Task { await feed.load() } } }
    }
    """,
    """
    struct Screen: View {
      let feed: Feed
      var body: some View { Text("Feed").onAppear(perform: start) }
      private func start() {
        ↓Task { await feed.load() }
      }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    let makers = ["Task", "detached", "immediate", "immediateDetached", "init"]
    return makers.flatMap(index.calls(named:)).compactMap { ref in
      let call = index.call(ref)
      let part = index.files[ref.file].regions[call.region].part
      guard index.isTask(call, from: part, in: ref.file), call.node.isDropped,
        !index.isPreview(part, in: ref.file), !index.isInMacro(call.region, in: ref.file),
        index.runsOnAppear(call.region, in: ref.file)
      else { return nil }
      return context.finding(
        self,
        in: ref.file,
        at: call.node.byteRange,
        Message.lost,
        fix: Message.task
      )
    }
  }
}

extension DeclarationIndex {
  /// Whether code runs when a view appears: in the closure of `onAppear`, or in a method of the
  /// view that is called there or given to it.
  fileprivate func runsOnAppear(_ region: Int, in file: Int) -> Bool {
    if isInOnAppear(region, in: file) { return true }
    guard let method = methodAround(region, in: file),
      let type = type(ofRegion: region, in: file), types[type].roles.hasAny(of: .viewLike)
    else { return false }
    return uses(of: method, in: type).contains { ref, use in
      if isInOnAppear(use.region, in: ref.file) { return use.isCalledOrGiven }
      return use.node.as(ExprSyntax.self).map { isGivenToOnAppear($0, in: use.region, ref.file) }
        ?? false
    }
  }

  private func isInOnAppear(_ region: Int, in file: Int) -> Bool {
    var around: Int? = region
    while let number = around {
      guard case .closure(let node) = files[file].regions[number].kind else { return false }
      if isGivenToOnAppear(ExprSyntax(node), in: number, file) { return true }
      guard role(of: ExprSyntax(node), in: file) == .alongside else { return false }
      around = files[file].regions[number].parent
    }
    return false
  }

  private func isGivenToOnAppear(_ argument: ExprSyntax, in region: Int, _ file: Int) -> Bool {
    guard case .argument(let call, _) = ArgumentPlace(of: argument),
      call.calledExpression.lastName == "onAppear"
    else { return false }
    guard call.calledExpression.is(DeclReferenceExprSyntax.self) else { return true }
    let type = type(ofRegion: region, in: file)
    return type.map { types[$0].functionNamed["onAppear"] == nil && types[$0].kind != .class }
      ?? true
  }

  /// The method that code stands in, closures that run at once looked through.
  private func methodAround(_ region: Int, in file: Int) -> String? {
    var around: Int? = region
    while let number = around {
      let facts = files[file].regions[number]
      switch facts.kind {
      case .function(let function):
        let function = files[file].functions[function]
        return function.part != nil && function.kind == .function ? function.name : nil
      case .closure(let node):
        guard role(of: ExprSyntax(node), in: file) == .alongside else { return nil }
      default: return nil
      }
      around = facts.parent
    }
    return nil
  }
}

extension Use {
  /// Whether a method is called where it is named, rather than read.
  fileprivate var isCalledOrGiven: Bool {
    node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
  }
}

extension FunctionCallExprSyntax {
  /// Whether nothing keeps the result: a statement, or `_ =`.
  fileprivate var isDropped: Bool {
    if Syntax(self).isResultUnused { return !isBranchValue }
    guard let list = parent?.as(ExprListSyntax.self), list.count == 3 else { return false }
    return list.first?.is(DiscardAssignmentExprSyntax.self) ?? false
  }
}

extension SyntaxProtocol {
  /// Whether it is the value of a branch of an `if` or `switch` whose value is kept.
  fileprivate var isBranchValue: Bool {
    var node = Syntax(self)
    var isInBranch = false
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .ifExpr, .switchExpr:
        isInBranch = true
        if parent.parent?.is(ExpressionStmtSyntax.self) == true { return false }
        node = parent
      case .codeBlockItem, .codeBlock, .switchCase, .switchCaseList, .tryExpr, .awaitExpr:
        node = parent
      case .codeBlockItemList(let list):
        guard list.count == 1 else { return false }
        node = parent
      case .exprList, .initializerClause, .returnStmt: return isInBranch
      default: return false
      }
    }
    return false
  }
}

private enum Message {
  static let lost = "nothing keeps this 'Task', so it is not cancelled when the view goes away"

  static let task = "start it in '.task', which the view's disappearance cancels, or keep it"
}
