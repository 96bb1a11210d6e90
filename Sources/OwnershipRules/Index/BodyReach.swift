import SwiftSyntax

/// The code that runs while a view's body does: `body`, what it calls of the view itself, and the
/// closures in them that run at once.
struct BodyReach: Sendable {
  /// Everything that code names, in the order it was found.
  private(set) var uses: [Ref] = []
  /// Everything that code calls.
  private(set) var calls: [Ref] = []
  private(set) var regions: Set<Ref> = []

  init(of number: Int, in index: DeclarationIndex) {
    let type = index.types[number]
    for ref in type.propertyNamed["body"] ?? [] where !index.property(ref).isStatic {
      if let region = index.property(ref).getterRegion {
        add(Ref(ref.file, region), of: number, in: index)
      }
    }
    for ref in type.functionNamed["body"] ?? [] {
      if let region = index.function(ref).region {
        add(Ref(ref.file, region), of: number, in: index)
      }
    }
  }

  /// Follows some code of a type, with what it calls of the type itself.
  init(from start: Ref, of type: Int, in index: DeclarationIndex) {
    add(start, of: type, in: index)
  }

  /// Follows some code of a type and the methods that it calls, but not what it reads.
  init(calledFrom start: Ref, of type: Int, in index: DeclarationIndex) {
    entersGetters = false
    add(start, of: type, in: index)
  }

  private var entersGetters = true

  private mutating func add(_ start: Ref, of type: Int, in index: DeclarationIndex) {
    var pending = [start]
    while let ref = pending.popLast() {
      guard regions.insert(ref).inserted else { continue }
      let region = index.region(ref)
      uses += region.uses.map { Ref(ref.file, $0) }
      calls += region.calls.map { Ref(ref.file, $0) }
      for child in region.children where index.runsAlongside(Ref(ref.file, child)) {
        pending.append(Ref(ref.file, child))
      }
      for number in region.calls {
        pending += index.regionsEntered(byCall: Ref(ref.file, number), in: type)
      }
      for number in region.statics where entersGetters {
        pending += index.regionsEntered(byStatic: Ref(ref.file, number), in: type)
      }
      for use in region.uses {
        pending += index.regionsEntered(by: Ref(ref.file, use), in: type, entersGetters)
      }
    }
  }
}

extension DeclarationIndex {
  /// Whether a closure, or a local variable's accessor, runs together with the code around it.
  fileprivate func runsAlongside(_ ref: Ref) -> Bool {
    switch region(ref).kind {
    case .closure(let node):
      role(of: ExprSyntax(node), in: ref.file) == .alongside && !isPublished(node)
    case .getter: true
    default: false
    }
  }

  /// Whether a closure is given to a publisher, which has its own `map` and `filter`.
  private func isPublished(_ closure: ClosureExprSyntax) -> Bool {
    guard case .argument(let call, _) = ArgumentPlace(of: ExprSyntax(closure)),
      call.calledExpression.is(MemberAccessExprSyntax.self),
      ClosureRole.isSynchronous(call.calledExpression.lastName ?? "")
    else { return false }
    return Receiver.isInPublisher(call)
  }

  /// The code of the view's own methods that a call runs whose name begins as a type's does, for
  /// such a name is no use.
  fileprivate func regionsEntered(byCall ref: Ref, in type: Int) -> [Ref] {
    let call = call(ref)
    guard call.name.isCapitalised, call.node.calledExpression.is(DeclReferenceExprSyntax.self),
      let functions = types[type].functionNamed[call.name],
      self.type(ofRegion: call.region, in: ref.file) == type
    else { return [] }
    return functions.compactMap { method in function(method).region.map { Ref(method.file, $0) } }
  }

  /// The code of a property whose name begins as a type's does and that something is asked of.
  fileprivate func regionsEntered(byStatic ref: Ref, in type: Int) -> [Ref] {
    let use = files[ref.file].statics[ref.number]
    guard let named = types[type].propertyNamed[use.name],
      self.type(ofRegion: use.region, in: ref.file) == type
    else { return [] }
    return named.compactMap { property in
      self.property(property).getterRegion.map { Ref(property.file, $0) }
    }
  }

  /// The code of the view's own, or of a local function, that a use runs.
  fileprivate func regionsEntered(by ref: Ref, in type: Int, _ entersGetters: Bool) -> [Ref] {
    let use = use(ref)
    if case .local(let number) = use.root {
      guard case .function(let function) = files[ref.file].locals[number].kind, function >= 0,
        let region = files[ref.file].functions[function].region, runsWhatItNames(use, in: ref.file)
      else { return [] }
      return [Ref(ref.file, region)]
    }
    guard self.type(ofRegion: use.region, in: ref.file) == type else { return [] }
    let getters = (types[type].propertyNamed[use.name] ?? []).compactMap { property in
      self.property(property).getterRegion.map { Ref(property.file, $0) }
    }
    if !getters.isEmpty { return entersGetters ? getters : [] }
    if meansStored(use, in: type) { return [] }
    guard let functions = types[type].functionNamed[use.name], runsWhatItNames(use, in: ref.file)
    else { return [] }
    return functions.compactMap { method in function(method).region.map { Ref(method.file, $0) } }
  }

  /// Whether a function is called where it is named, or given to what calls it at once.
  private func runsWhatItNames(_ use: Use, in file: Int) -> Bool {
    if use.isCalled { return true }
    return use.node.as(ExprSyntax.self).map { role(of: $0, in: file) == .alongside } ?? false
  }
}
