import SwiftSyntax

/// A stored property of a model whose every assignment computes it from the others.
struct DerivedValue {
  /// How it can come to disagree with what it is computed from.
  enum Drift {
    case severalWriters(Int)
    case openSetter
    /// An input that can change without the value being computed again.
    case unpassed(String)
  }

  let name: String
  /// The stored properties it is computed from, by name.
  let inputs: [String]
  let drift: Drift?

  /// Looks at every write of a property; `nil` where one of them is no such assignment.
  init?(_ ref: Ref, of type: Int, in index: DeclarationIndex) {
    let property = index.property(ref)
    guard property.isStored, !property.isStatic, !property.isLet, !Snapshot.says(property.name),
      !index.isAssignedByPublisher(property.name, in: type),
      let found = Self.writes(of: property.name, type, in: index), !found.inputs.isEmpty
    else { return nil }
    name = property.name
    inputs = found.inputs
    let isOpen =
      !property.setterAccess.isFileOnly && !index.isFileOnly(property.part, in: ref.file)
    let writers = found.writers
    if writers.count > 1 {
      drift = .severalWriters(writers.count)
    } else if isOpen {
      drift = .openSetter
    } else {
      let passing = WriterReach(writers, of: type, in: index)
      drift = inputs.first { !passing.covers($0) }.map(Drift.unpassed)
    }
  }

  /// The code that writes it, and what it is computed from there.
  private static func writes(of name: String, _ type: Int, in index: DeclarationIndex)
    -> (writers: Set<Ref>, inputs: [String])?
  {
    var writers: Set<Ref> = []
    var inputs: [String] = []
    for (ref, use) in index.uses(of: name, in: type) where use.access != .read {
      if index.enclosingFunction(of: use, in: ref.file)?.kind == .initializer { continue }
      if use.access == .call, !index.changes(use, MemberPath(of: use).names) { continue }
      guard let assignment = Assignment(to: use), use.chain.id == use.node.id,
        let found = computed(assignment, use, name, type, in: ref.file, index)
      else { return nil }
      writers.insert(index.writer(around: use.region, in: ref.file))
      for input in found where !inputs.contains(input) { inputs.append(input) }
    }
    return (writers, inputs)
  }

  /// The variables that an assignment computes the property from; `nil` where it does not.
  private static func computed(
    _ assignment: Assignment,
    _ use: Use,
    _ name: String,
    _ type: Int,
    in file: Int,
    _ index: DeclarationIndex
  ) -> [String]? {
    let origins = ValueOrigins(of: assignment, to: use, in: file, of: type, index)
    guard !origins.isForeign, !origins.properties.contains(name),
      !Snapshot.isChoice(assignment.value, name),
      !(assignment.isWhole && index.isStoredName(assignment.value, in: file, of: type))
    else { return nil }
    let variables = origins.properties.filter { input in
      (index.types[type].propertyNamed[input] ?? []).contains { !index.property($0).isLet }
    }
    return variables.isEmpty ? nil : variables
  }
}

extension DeclarationIndex {
  /// Whether an expression is the name alone of a stored property, or of a computed one that only
  /// gives a stored one, so that assigning it elsewhere takes a snapshot of it.
  fileprivate func isStoredName(
    _ value: ExprSyntax,
    in file: Int,
    of type: Int,
    isAlias: Bool = false
  ) -> Bool {
    guard let use = files[file].uses(in: value.fullRange).first, use.node.id == value.id,
      use.root == .bare || use.root == .onSelf
    else { return false }
    return (types[type].propertyNamed[use.name] ?? []).contains { ref in
      if property(ref).isStored { return true }
      guard !isAlias, let result = property(ref).onlyResult else { return false }
      return isStoredName(result, in: ref.file, of: type, isAlias: true)
    }
  }
}
