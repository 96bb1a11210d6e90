/// The state of views that names a fact which others may hold as well.
struct SharedFacts {
  /// A view and its property.
  struct Holder {
    let view: Int
    let property: Ref
  }

  /// The holders of each fact that several views hold, in the order of the run.
  let groups: [[Holder]]

  init(in index: DeclarationIndex) {
    var keys: [Key] = []
    var holders: [Key: [Holder]] = [:]
    for (number, type) in index.types(with: .view) where !type.isAmbiguous {
      for ref in type.properties {
        guard let key = Self.key(of: ref, in: index),
          holders[key]?.contains(where: { $0.view == number }) != true
        else { continue }
        if holders[key] == nil { keys.append(key) }
        holders[key, default: []].append(Holder(view: number, property: ref))
      }
    }
    groups = keys.compactMap { key in
      let all = holders[key] ?? []
      let isLocal = all.contains { index.isNested(key.type, in: $0.view) }
      return all.count > 1 && !isLocal ? all : nil
    }
  }

  /// What makes two properties the same fact.
  private struct Key: Hashable {
    let name: String
    let shape: TypeShape
    /// The type of the run that the shape names; `nil` for an id of unknown type.
    let type: Int?
  }

  private static func key(of ref: Ref, in index: DeclarationIndex) -> Key? {
    let property = index.property(ref)
    guard property.isCopyableState, names.contains(where: property.name.hasPrefix),
      !index.isPreview(property.part, in: ref.file),
      let placed = index.shape(ofProperty: ref), let name = placed.shape.leaf.coreName,
      !NameWords.split(name).contains(where: presentation.contains)
    else { return nil }
    let type = index.find(placed.with(placed.shape.leaf))
    let isIdentifier = name.hasSuffix("ID") && name != "UUID" && !index.isGeneric(placed)
    guard type != nil || isIdentifier else { return nil }
    return Key(
      name: property.name,
      shape: placed.shape.renamed(type == nil ? nil : name),
      type: type
    )
  }

  private static let names = ["selected", "current", "active", "chosen"]

  private static let presentation: Set<String> = [
    "sheet", "alert", "tab", "route", "mode", "sort", "style",
  ]
}

extension TypeShape {
  /// The type inside optionals and arrays.
  fileprivate var leaf: TypeShape {
    switch self {
    case .optional(let shape), .array(let shape): shape.leaf
    default: self
    }
  }

  /// The same shape with a type that is known named by its last name alone.
  fileprivate func renamed(_ name: String?) -> TypeShape {
    switch self {
    case .optional(let shape): .optional(shape.renamed(name))
    case .array(let shape): .array(shape.renamed(name))
    case .named(let path, let arguments): .named(name.map { [$0] } ?? path, arguments: arguments)
    default: self
    }
  }
}

extension DeclarationIndex {
  /// Whether a type stands inside another, at any depth.
  fileprivate func isNested(_ type: Int?, in view: Int) -> Bool {
    var around = type.flatMap { types[$0].parent }
    while let number = around {
      if number == view { return true }
      around = types[number].parent
    }
    return false
  }

  /// Whether a name stands for whatever type the user of a generic view chooses.
  fileprivate func isGeneric(_ placed: PlacedShape) -> Bool {
    guard let part = placed.part, let first = placed.shape.leaf.corePath?.first else {
      return false
    }
    return isGeneric(first, in: part, of: placed.file)
  }
}
