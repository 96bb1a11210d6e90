import SwiftSyntax

extension DeclarationIndex {
  /// The declared type that a name means at a place, `nil` when it is none of the run or when it
  /// may be several.
  ///
  /// The place is given by the part of a type around it and by its file's number.
  func find(_ path: [String], from part: Int?, in file: Int, depth: Int = 0) -> Int? {
    guard let first = path.first, depth < 8 else { return nil }
    guard let start = findFirst(first, from: part, in: file, depth) else { return nil }
    var type = start
    for name in path.dropFirst() {
      let next = single(types[type].nested[name] ?? [], in: file)
      guard let next = next ?? findAlias(name, of: type, depth) else { return nil }
      type = next
    }
    return types[type].isDeclared ? type : nil
  }

  /// The declared type that a written type means, optionals and `some` or `any` set aside.
  func find(_ shape: TypeShape?, from part: Int?, in file: Int) -> Int? {
    guard let path = shape?.corePath else { return nil }
    return find(path, from: part, in: file)
  }

  private func findFirst(_ name: String, from part: Int?, in file: Int, _ depth: Int) -> Int? {
    var around = part
    while let number = around {
      let facts = files[file].parts[number]
      if facts.generics.contains(name) { return nil }
      if let type = typeOfPart[file][number] {
        if types[type].name == name || name == "Self" { return single([type], in: file) }
        if let nested = types[type].nested[name] { return single(nested, in: file) }
        if let meant = findAlias(name, of: type, depth) { return meant }
      }
      around = facts.parent
    }
    if let types = topLevel[name] { return single(types, in: file) }
    return findAlias(name, of: nil, depth)
  }

  /// What an alias that a type declares means, or one outside of types; the only one of its name
  /// need not be looked for.
  private func findAlias(_ name: String, of owner: Int?, _ depth: Int) -> Int? {
    guard let named = aliases[name] else { return nil }
    let own = named.filter { type(ofPart: $0.part, in: $0.file) == owner }
    let chosen = own.isEmpty && owner == nil ? named : own
    guard chosen.count == 1, let only = chosen.first, case .named(let path, _) = only.type else {
      return nil
    }
    return find(path, from: only.part, in: only.file, depth: depth + 1)
  }

  /// A written type with the alias that it names, if it names one, replaced by what that stands for.
  func resolved(_ placed: PlacedShape) -> PlacedShape {
    switch placed.shape {
    case .optional(let wrapped):
      let inner = resolved(placed.with(wrapped))
      return inner.with(.optional(inner.shape))
    case .named(let path, []):
      guard path.count == 1, let name = path.first, let alias = aliases[name], alias.count == 1,
        let only = alias.first, find(placed) == nil, topLevel[name] == nil
      else { return placed }
      return PlacedShape(shape: only.type, part: only.part, file: only.file)
    default: return placed
    }
  }

  /// The one declared type among several of a name that a file can mean.
  private func single(_ numbers: [Int], in file: Int) -> Int? {
    let seen = numbers.filter { types[$0].fileOnly == nil || types[$0].fileOnly == file }
    let own = seen.filter { types[$0].fileOnly == file }
    let chosen = own.isEmpty ? seen : own
    guard chosen.count == 1, let only = chosen.first else { return nil }
    return types[only].isAmbiguous && own.isEmpty ? nil : only
  }

  /// The type whose code a region is.
  func type(ofRegion region: Int, in file: Int) -> Int? {
    type(ofPart: files[file].regions[region].part, in: file)
  }

  /// The declared type of a property, as written or as its first value tells, which may be given to
  /// its wrapper.
  func type(of property: Property, in file: Int) -> Int? {
    if let shape = property.type { return find(shape, from: property.part, in: file) }
    guard let value = property.valueGiven else { return nil }
    return constructed(by: value, from: property.part, in: file)
  }

  /// The type of the run that an expression makes: `M(…)`, `A.M(…)`, `M<T>(…)`, `M.init(…)`.
  ///
  /// `try`, `await` and parentheses are looked through; `.init(…)` needs the type expected there.
  /// Where there are several outcomes, each makes it.
  func constructed(
    by expression: ExprSyntax,
    expecting shape: TypeShape? = nil,
    from part: Int?,
    in file: Int
  ) -> Int? {
    let outcomes = Outcomes(of: expression).expressions
    guard let first = outcomes.first,
      let type = constructed(outright: first, expecting: shape, from: part, in: file)
    else { return nil }
    let isAgreed = outcomes.dropFirst().allSatisfy {
      constructed(outright: $0, expecting: shape, from: part, in: file) == type
    }
    return isAgreed ? type : nil
  }

  private func constructed(
    outright expression: ExprSyntax,
    expecting shape: TypeShape?,
    from part: Int?,
    in file: Int
  ) -> Int? {
    guard let path = expression.as(FunctionCallExprSyntax.self)?.calledExpression.typePath else {
      return nil
    }
    if path.isEmpty { return find(shape, from: part, in: file) }
    return find(path, from: part, in: file)
  }
}

extension ExprSyntax {
  /// The expression inside `try`, `await`, `unsafe` and parentheses.
  var unwrapped: ExprSyntax {
    switch self.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): node.expression.unwrapped
    case .awaitExpr(let node): node.expression.unwrapped
    case .tupleExpr(let node):
      node.elements.count == 1 ? (node.elements.first?.expression.unwrapped ?? self) : self
    case .forceUnwrapExpr(let node): node.expression.unwrapped
    default: self
    }
  }

  /// The name of the type that is called, empty for `.init`; `nil` when no type is called.
  var typePath: [String]? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      node.baseName.plainText.isCapitalised ? [node.baseName.plainText] : nil
    case .genericSpecializationExpr(let node):
      node.expression.typePath
    case .memberAccessExpr(let node):
      node.memberTypePath
    default:
      nil
    }
  }
}

extension MemberAccessExprSyntax {
  fileprivate var memberTypePath: [String]? {
    let name = declName.baseName
    let isInit = name.tokenKind == .keyword(.`init`)
    guard let base else { return isInit ? [] : nil }
    guard let path = base.typePath, !path.isEmpty else { return nil }
    if isInit { return path }
    return name.plainText.isCapitalised ? path + [name.plainText] : nil
  }
}

extension String {
  /// Whether it begins as the names of types do.
  var isCapitalised: Bool { first?.isUppercase ?? false }
}
