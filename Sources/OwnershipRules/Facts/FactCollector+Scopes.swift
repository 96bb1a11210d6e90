import SwiftSyntax

extension FactCollector {
  func addRegion(_ kind: Region.Kind) -> Int {
    let number = facts.regions.count
    facts.regions.append(Region(kind: kind, parent: region, part: part))
    if let region { facts.regions[region].children.append(number) }
    return number
  }

  /// Walks over code that runs as one, and gives its number.
  @discardableResult
  func within(_ kind: Region.Kind, _ walk: () -> Void) -> Int {
    let outside = region
    let number = addRegion(kind)
    region = number
    walk()
    region = outside
    return number
  }

  @discardableResult
  func scoped(_ walk: () -> Void) -> SyntaxVisitorContinueKind {
    scopes.enter()
    walk()
    scopes.leave()
    return .skipChildren
  }

  @discardableResult
  func declare(_ name: String, _ kind: Local.Kind, at node: some SyntaxProtocol) -> Int {
    let number = facts.locals.count
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var local = Local(
      kind: kind,
      name: name,
      start: start,
      region: region ?? 0,
      site: Syntax(node)
    )
    if case .pattern = kind { local.source = source }
    facts.locals.append(local)
    scopes.declare(name, as: number)
    return number
  }

  /// A local function is seen before its declaration as well.
  func declareLocalFunctions(in list: CodeBlockItemListSyntax) {
    guard !isAmongMembers else { return }
    for item in list {
      guard let function = item.item.as(FunctionDeclSyntax.self) else { continue }
      declare(function.name.plainText, .function(-1), at: function.name)
    }
  }

  func addLoop(_ node: Syntax) {
    facts.regions[region ?? 0].loops.append(facts.loops.count)
    facts.loops.append(Loop(region: region ?? 0, node: node))
  }

  func addWait(at keyword: TokenSyntax) {
    let start = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
    facts.waits.append(Wait(start: start, region: region ?? 0))
  }

  /// What a `guard` binds is seen after it, but not in its own block.
  func collectGuard(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    scopes.enter()
    walk(node.conditions)
    let bound = scopes.innermost
    scopes.leave()
    walk(node.body)
    for (name, local) in bound { scopes.declare(name, as: local) }
    return .skipChildren
  }

  func collectFor(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    addLoop(Syntax(node))
    if let keyword = node.awaitKeyword { addWait(at: keyword) }
    walk(node.sequence)
    return scoped {
      binding(from: node.sequence.fullRange) { walk(node.pattern) }
      if let filter = node.whereClause { walk(filter) }
      walk(node.body)
    }
  }

  /// `if let x` reads what `x` was and then hides it.
  func collectOptionalBinding(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let initializer = node.initializer {
      walk(initializer)
    } else if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      addUse(pattern.identifier.plainText, at: Syntax(pattern), .read)
    }
    binding(from: node.initializer?.fullRange ?? node.pattern.fullRange) { walk(node.pattern) }
    return .skipChildren
  }

  func collectSwitch(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.subject)
    let outside = subject
    subject = node.subject.fullRange
    walk(node.cases)
    subject = outside
    return .skipChildren
  }

  /// Walks a pattern whose names take their values from an expression.
  func binding(from range: Range<Int>?, _ walk: () -> Void) {
    let outside = source
    source = range
    walk()
    source = outside
  }

  func collectClosure(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    let captures = node.signature?.capture?.items
    for capture in captures ?? [] {
      if let initializer = capture.initializer {
        walk(initializer)
      } else if capture.name.tokenKind != .keyword(.`self`) {
        addUse(capture.name.plainText, at: Syntax(capture), .read)
      }
    }
    within(.closure(node)) {
      scoped {
        for capture in captures ?? [] { declare(capture.name.plainText, .capture, at: capture) }
        declareParameters(of: node)
        walk(node.statements)
      }
    }
    return .skipChildren
  }

  private func declareParameters(of node: ClosureExprSyntax) {
    switch node.signature?.parameterClause {
    case .simpleInput(let list):
      for parameter in list { declareClosureParameter(parameter.name, type: nil) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        declareClosureParameter(parameter.secondName ?? parameter.firstName, type: parameter.type)
      }
    case nil: break
    @unknown default: break
    }
  }

  /// `{ $item in }` declares both `$item` and `item`.
  private func declareClosureParameter(_ token: TokenSyntax, type: TypeSyntax?) {
    let name = token.plainText
    let local = declare(name, .closureParameter, at: token)
    facts.locals[local].type = type.map(TypeShape.init)
    if name.utf8.first == UInt8(ascii: "$") { scopes.declare(String(name.dropFirst()), as: local) }
  }
}

extension Local {
  var isFunction: Bool {
    if case .function = kind { true } else { false }
  }

  func naming(function number: Int) -> Local {
    Local(kind: .function(number), name: name, start: start, region: region, site: site)
  }
}
