import SwiftSyntax

/// How the parameters of an initialiser flow into locals and properties.
///
/// It looks at values only: that a parameter decides which branch runs makes no copy of it.
struct ParameterFlow {
  private let index: DeclarationIndex
  private let file: Int
  private let body: Range<Int>
  /// The parameters that each local carries the values of, by the local's number.
  private var carried: [Int: Set<Int>] = [:]
  /// The same for properties assigned on the way, by name.
  private var kept: [String: Set<Int>] = [:]
  /// Whether a value that an expression makes is new, however it was made.
  private let isFresh: (ExprSyntax) -> Bool

  /// Follows the parameters of a function.
  ///
  /// - Parameters:
  ///   - ref: The function.
  ///   - index: The run's index.
  ///   - isFresh: Whether what an expression makes is no copy of what goes into it.
  init(of ref: Ref, in index: DeclarationIndex, isFresh: @escaping (ExprSyntax) -> Bool) {
    self.index = index
    self.isFresh = isFresh
    file = ref.file
    body = index.function(ref).node.fullRange
    let locals = index.files[file].locals.enumerated().filter { body.contains($0.element.start) }
    for (number, local) in locals {
      if case .parameter(ref.number, let parameter) = local.kind { carried[number] = [parameter] }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (number, local) in locals {
        guard let source = local.source, !(local.initialValue.map(isFresh) ?? false) else {
          continue
        }
        if add(parameters(in: source), to: &carried[number, default: []]) { isGrowing = true }
      }
      if followAssignments() { isGrowing = true }
    }
  }

  /// The parameters whose values are read somewhere in some bytes of the body.
  func parameters(in range: Range<Int>) -> Set<Int> {
    index.files[file].uses(in: range).reduce(into: []) { found, use in
      switch use.root {
      case .local(let number): found.formUnion(carried[number] ?? [])
      case .bare, .onSelf: found.formUnion(kept[use.name] ?? [])
      }
    }
  }

  private mutating func followAssignments() -> Bool {
    var isGrowing = false
    for use in index.files[file].uses(in: body) {
      guard let source = source(of: use) else { continue }
      switch use.root {
      case .local(let number):
        if add(parameters(in: source), to: &carried[number, default: []]) { isGrowing = true }
      case .bare, .onSelf:
        if add(parameters(in: source), to: &kept[use.name, default: []]) { isGrowing = true }
      }
    }
    return isGrowing
  }

  /// The bytes that a use takes a value from: what is assigned to it, or appended to it.
  private func source(of use: Use) -> Range<Int>? {
    if let assignment = Assignment(to: use) {
      return assignment.isWhole && isFresh(assignment.value) ? nil : assignment.valueRange
    }
    if case .update = use.access { return use.operandsOfUpdate }
    guard case .call = use.access, case .local(let number) = use.root else { return nil }
    guard !index.files[file].locals[number].isLet, use.chain.id != use.node.parent?.id else {
      return nil
    }
    return use.chain.as(FunctionCallExprSyntax.self)?.arguments.fullRange
  }

  private func add(_ parameters: Set<Int>, to set: inout Set<Int>) -> Bool {
    let before = set.count
    set.formUnion(parameters)
    return set.count > before
  }
}

extension Use {
  /// The bytes of what goes into a variable that is updated: the right side of a compound
  /// assignment, or what a function is given besides the variable.
  fileprivate var operandsOfUpdate: Range<Int>? {
    if let list = chain.parent?.as(ExprListSyntax.self) {
      return chain.endPosition.utf8Offset..<list.endPosition.utf8Offset
    }
    return chain.parent?.parent?.parent?.as(LabeledExprListSyntax.self)?.fullRange
  }
}
