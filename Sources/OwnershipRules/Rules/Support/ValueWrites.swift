import SwiftSyntax

extension DeclarationIndex {
  /// Whether a use writes the value that a variable holds, rather than an object it refers to.
  func writesValue(_ use: Use, typed shape: TypeShape?, from part: Int?, in file: Int) -> Bool {
    let path = MemberPath(of: use)
    guard case .call = use.access else {
      let goesOn = path.steps.isEmpty || !reachesObject(path.steps, shape, from: part, in: file)
      return use.access != .read && goesOn
    }
    return changes(use, path.names)
  }

  /// Whether what happens at the end of a use's path changes what the path began with.
  func changes(_ use: Use, _ names: [String]) -> Bool {
    switch use.access {
    case .read: return false
    case .write, .update: return true
    case .call:
      guard let method = names.last else { return false }
      return Self.mutatingMethods.contains(method) || use.chain.isResultUnused
        || functionsNamed[method]?.contains { function($0).isMutating } == true
    }
  }

  /// Whether one of the steps goes through an object of a class of the run.
  private func reachesObject(
    _ steps: [MemberPath.Step],
    _ shape: TypeShape?,
    from part: Int?,
    in file: Int
  ) -> Bool {
    var place = TypePlace(shape: shape, part: part, file: file)
    for step in steps {
      if case .member = step, let type = self.type(at: place), types[type].kind == .class {
        return true
      }
      guard let next = self.place(after: step, from: place) else { return false }
      place = next
    }
    return false
  }

  /// The standard library's methods that change what they are called on and are used for their
  /// result as well.
  static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "updateValue", "popFirst", "popLast", "sort", "reverse", "shuffle", "swapAt",
    "toggle", "negate", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
    "merge", "update", "replaceSubrange", "replace", "reserveCapacity", "partition", "move",
    "next", "round", "formRemainder", "formSquareRoot", "write", "appendInterpolation",
    "formIndex", "trimPrefix", "add", "invert", "translate", "concatenate",
  ]
}

extension Syntax {
  /// Whether a call stands as a statement, so that nothing takes its result.
  var isResultUnused: Bool {
    var node = self
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .tryExpr, .awaitExpr, .optionalChainingExpr, .forceUnwrapExpr: node = parent
      case .codeBlockItem(let item): return !item.isOnlyResult
      default: return false
      }
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is all that a function or a getter with a result consists of.
  ///
  /// Its value is what is returned then. A closure may be an action as well, so it does not
  /// count.
  fileprivate var isOnlyResult: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    if list.parent?.is(AccessorBlockSyntax.self) == true { return true }
    guard let block = list.parent?.as(CodeBlockSyntax.self) else { return false }
    return block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }
}
