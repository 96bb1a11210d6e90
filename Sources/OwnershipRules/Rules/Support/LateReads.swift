import SwiftSyntax

extension DeclarationIndex {
  /// Whether a view's value is read by code that may run on when a later body has another: a task, an
  /// observer, a timer, or what nobody knows to end.
  ///
  /// A binding reads what is true then; a constant is what it was when that code was made. What a
  /// button does is made anew with each body.
  func isReadLater(_ name: String, of type: Int) -> Bool {
    var seen: Set<String> = []
    var pending = [name]
    while let name = pending.popLast() {
      guard seen.insert(name).inserted else { continue }
      for (ref, use) in uses(of: name, in: type) {
        guard let reader = reader(around: use.region, in: ref.file) else { return true }
        pending += reader
      }
    }
    return false
  }

  /// The name of the member whose code a region is, if it has one; `nil` where that code, or a
  /// closure around it, may outlive the body.
  private func reader(around region: Int, in file: Int) -> [String]? {
    var number = region
    while true {
      let region = files[file].regions[number]
      switch region.kind {
      case .closure(let closure):
        if mayOutliveBody(ExprSyntax(closure), in: file) { return nil }
      case .function(let function):
        let function = files[file].functions[function]
        // Who calls a function inside another is not looked for.
        return function.isAsync || region.parent != nil ? nil : [function.name]
      case .getter(let property?): return [files[file].properties[property].name]
      default: break
      }
      guard let parent = region.parent else { return [] }
      number = parent
    }
  }

  private func mayOutliveBody(_ closure: ExprSyntax, in file: Int) -> Bool {
    switch role(of: closure, in: file) {
    case .alongside: return false
    case .unknown: return true
    case .later:
      guard case .argument(let call, let label) = ArgumentPlace(of: closure) else { return true }
      let isAction = ["action", "primaryAction"].contains(label)
      return !isAction && !Self.momentary.contains(call.calledExpression.lastName ?? "")
    }
  }

  /// What runs its closure at once when something happens, and takes a new one from each body.
  private static let momentary: Set<String> = [
    "Button", "onAppear", "onDisappear", "onTapGesture", "onLongPressGesture", "onSubmit",
    "onDelete",
    "onMove", "onHover", "onEnded", "onChanged",
  ]
}

extension Function {
  fileprivate var isAsync: Bool {
    let signature = node.as(FunctionDeclSyntax.self)?.signature
    return signature?.effectSpecifiers?.asyncSpecifier != nil
  }
}
