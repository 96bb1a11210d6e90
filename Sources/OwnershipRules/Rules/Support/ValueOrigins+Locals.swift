import SwiftSyntax

extension ValueOrigins {
  /// Takes in what a local carries; one that is declared in the expression itself brings nothing.
  mutating func addLocal(_ ref: Ref, within range: Range<Int>) {
    let local = index.local(ref)
    guard !range.contains(local.start), meets(ref) else { return }
    switch local.kind {
    case .parameter, .function: isForeign = true
    case .closureParameter: addClosureParameter(local, in: ref.file)
    case .capture:
      for use in index.files[ref.file].uses(in: local.site.fullRange) {
        if case .local(let number) = use.root {
          addLocal(Ref(ref.file, number), within: local.site.fullRange)
        } else {
          addMember(use, in: ref.file)
        }
      }
    case .variable where local.isLet:
      if let source = local.source {
        add(source, in: ref.file)
      } else {
        addCode(around: local, in: ref.file)
      }
    case .variable: addCode(around: local, in: ref.file)
    case .pattern: addPattern(local, in: ref.file)
    }
  }

  private mutating func addPattern(_ local: Local, in file: Int) {
    if let source = local.source {
      add(source, in: file)
    } else if case .observer(let property?) = index.files[file].regions[local.region].kind,
      local.name != "oldValue"
    {
      insert(index.files[file].properties[property].name)
    } else {
      isForeign = true
    }
  }

  /// What is put together in several steps may have in it whatever the code around reads.
  private mutating func addCode(around local: Local, in file: Int) {
    var pending = [local.region]
    while let number = pending.popLast() {
      let region = index.files[file].regions[number]
      pending += region.children
      for number in region.uses {
        let use = index.files[file].uses[number]
        if case .local(let other) = use.root {
          if use.access != .write { addLocal(Ref(file, other), within: 0..<0) }
        } else if use.name.isAnonymousParameter {
          if use.region == local.region { isForeign = true }
        } else if use.access != .write {
          addMember(use, in: file)
        }
      }
    }
  }

  /// Takes in what `$0` or `$1` stands for.
  mutating func addAnonymousParameter(_ use: Use, in file: Int, within range: Range<Int>) {
    let region = index.files[file].regions[use.region]
    guard case .closure(let closure) = region.kind else {
      isForeign = true
      return
    }
    if range.contains(closure.positionAfterSkippingLeadingTrivia.utf8Offset) { return }
    let hasSecond = region.uses.contains { index.files[file].uses[$0].name == "$1" }
    addParameter(of: closure, isLast: use.name == "$1" || !hasSecond, in: file)
  }

  private mutating func addClosureParameter(_ local: Local, in file: Int) {
    guard case .closure(let closure) = index.files[file].regions[local.region].kind else {
      isForeign = true
      return
    }
    addParameter(of: closure, isLast: closure.lastParameter == local.name, in: file)
  }

  /// The new value that `onChange` gives is the value it watches; the elements that `forEach` gives
  /// are the collection's.
  private mutating func addParameter(of closure: ClosureExprSyntax, isLast: Bool, in file: Int) {
    guard case .argument(let call, _) = ArgumentPlace(of: ExprSyntax(closure)),
      let name = call.calledExpression.lastName
    else {
      isForeign = true
      return
    }
    if name == "onChange", isLast,
      let watched = call.arguments.first(where: { $0.label?.text == "of" })
    {
      add(watched.expression.fullRange, in: file)
    } else if ClosureRole.isSynchronous(name),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      add(base.fullRange, in: file)
    } else {
      isForeign = true
    }
  }
}

extension ClosureExprSyntax {
  /// The name of its last parameter.
  fileprivate var lastParameter: String? {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.last?.name.plainText
    case .parameterClause(let clause):
      (clause.parameters.last?.secondName ?? clause.parameters.last?.firstName)?.plainText
    case nil: nil
    @unknown default: nil
    }
  }
}
