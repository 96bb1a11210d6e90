import SwiftSyntax

/// The code of a view that runs when it appears or when something that it watches changes.
struct ViewEvents {
  private let index: DeclarationIndex
  private let type: Int

  init(of type: Int, in index: DeclarationIndex) {
    self.index = index
    self.type = type
  }

  /// Whether a use stands in the closure of an event, or in a method that only events call.
  func run(_ use: Use, in file: Int) -> Bool {
    var seen: Set<String> = []
    return run(use, in: file, &seen)
  }

  private func run(_ use: Use, in file: Int, _ seen: inout Set<String>) -> Bool {
    var region = use.region
    while true {
      switch index.files[file].regions[region].kind {
      case .closure(let node):
        if isEvent(ExprSyntax(node)) { return true }
        guard runsSoon(ExprSyntax(node), in: file),
          let parent = index.files[file].regions[region].parent
        else { return false }
        region = parent
      case .function(let number):
        return onlyEventsCall(index.files[file].functions[number], &seen)
      default: return false
      }
    }
  }

  private func onlyEventsCall(_ function: Function, _ seen: inout Set<String>) -> Bool {
    guard function.kind == .function, function.part != nil else { return false }
    guard seen.insert(function.name).inserted else { return true }
    let uses = index.uses(of: function.name, in: type)
    return !uses.isEmpty
      && uses.allSatisfy { ref, use in
        if let name = use.node.as(ExprSyntax.self), isEvent(name) { return true }
        return run(use, in: ref.file, &seen)
      }
  }

  /// Whether an argument is what `onChange`, `onAppear` or `task(id:)` performs.
  private func isEvent(_ expression: ExprSyntax) -> Bool {
    guard case .argument(let call, let label) = ArgumentPlace(of: expression),
      label == nil || label == "perform" || label == "action",
      call.calledExpression.is(MemberAccessExprSyntax.self)
    else { return false }
    let labels = call.arguments.map { $0.label?.text }
    switch call.calledExpression.lastName {
    case "onAppear": return true
    case "onChange": return labels.first == "of"
    case "task": return labels.contains("id")
    default: return false
    }
  }

  /// Whether a closure runs in the course of the code around it, and without animation.
  private func runsSoon(_ closure: ExprSyntax, in file: Int) -> Bool {
    guard case .argument(let call, _) = ArgumentPlace(of: closure),
      let name = call.calledExpression.lastName
    else { return false }
    if ["withAnimation", "withTransaction"].contains(name) { return false }
    return ["Task", "run", "async"].contains(name) || ClosureRole.isSynchronous(name)
  }
}
