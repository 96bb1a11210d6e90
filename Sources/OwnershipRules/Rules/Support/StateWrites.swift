import SwiftSyntax

/// The writes to a view's state in its acting code.
struct StateWrites {
  /// One write, with its place in the order of what happens.
  struct Write {
    let name: String
    let place: Int
    /// Whether it stands in a `defer`, and so happens after everything else.
    let isLast: Bool
  }

  private let index: DeclarationIndex
  private(set) var writes: [ActingCode: [Write]] = [:]

  /// Looks at all code of a view.
  init(of type: Int, in index: DeclarationIndex) {
    self.index = index
    for ref in index.types[type].properties where index.property(ref).isCopyableState {
      let name = index.property(ref).name
      for (ref, use) in index.uses(of: name, in: type) where index.surelyWrites(use, in: ref.file) {
        guard let code = actingCode(around: use, in: ref.file) else { continue }
        writes[code, default: []].append(write(of: name, at: use, in: code))
      }
    }
  }

  /// The outermost acting code around a use; `nil` in builders, initialisers and animations.
  private func actingCode(around use: Use, in file: Int) -> ActingCode? {
    var region: Int? = use.region
    var code: ActingCode?
    while let number = region {
      let facts = index.files[file].regions[number]
      switch facts.kind {
      case .closure(let closure):
        guard let place = ArgumentPlace(of: ExprSyntax(closure)) else {
          code = ActingCode(file: file, region: number)
          break
        }
        if case .macro = place { return nil }
        let name = Self.callee(place)
        if Self.animations.contains(name) { return nil }
        if case .alongside = index.role(of: ExprSyntax(closure), in: file) {
          if !ClosureRole.isSynchronous(name) { return code }
        } else {
          code = ActingCode(file: file, region: number)
        }
      case .function(let function):
        let facts = index.files[file].functions[function]
        if facts.kind != .function { return nil }
        if facts.showsViews { return code }
        code = ActingCode(file: file, region: number)
      case .getter, .observer, .setter, .initialValue, .defaultArguments, .topLevel: return code
      }
      region = facts.parent
    }
    return code
  }

  private static func callee(_ place: ArgumentPlace) -> String {
    guard case .argument(let call, _) = place else { return "" }
    return call.calledExpression.lastName ?? ""
  }

  private static let animations: Set<String> = ["withAnimation", "withTransaction"]

  /// A write happens where it stands, or at the end of its statement if that waits itself.
  private func write(of name: String, at use: Use, in code: ActingCode) -> Write {
    let end = index.node(of: code)
    var statement: Range<Int>?
    var isLast = false
    var node = use.node
    while let parent = node.parent, !isLast, parent.id != end {
      if statement == nil, parent.is(CodeBlockItemSyntax.self) { statement = parent.fullRange }
      isLast = parent.is(DeferStmtSyntax.self)
      node = parent
    }
    let waits = statement.map(index.files[code.file].waits) ?? []
    let isLate = waits.contains { $0.region == use.region }
    let place = isLate ? statement?.upperBound : nil
    return Write(name: name, place: place ?? use.start, isLast: isLast)
  }
}

extension DeclarationIndex {
  /// The closure or the method that acting code is.
  fileprivate func node(of code: ActingCode) -> SyntaxIdentifier? {
    switch region(Ref(code.file, code.region)).kind {
    case .closure(let node): node.id
    case .function(let number): files[code.file].functions[number].node.id
    default: nil
    }
  }
}

extension Function {
  /// Whether it gives views, rather than acting.
  fileprivate var showsViews: Bool {
    if attributes.contains(where: { $0.name.hasSuffix("Builder") }) { return true }
    guard case .constrained(let shape) = returnType else {
      return returnType?.coreName == "AnyView"
    }
    return ["View", "Scene", "ToolbarContent", "Commands"].contains(shape.coreName)
  }
}
