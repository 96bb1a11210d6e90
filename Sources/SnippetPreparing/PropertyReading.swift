import SwiftSyntax

/// What a property of a type means for counting and for making the type.
struct PropertyReading {
  /// The names that Observation's macro would track.
  let tracked: [String]
  /// The names that the initialiser which the compiler makes has to be given.
  let required: [String]

  /// Whether the environment has to have an object for it.
  let asksForObject: Bool

  init(_ node: VariableDeclSyntax) {
    asksForObject = node.attributes.contains { Self.asksForObject($0) }
    let words = node.modifiers.map(\.name.text)
    guard !words.contains("static"), !words.contains("class"), !words.contains("lazy") else {
      tracked = []
      required = []
      return
    }
    let attributes = node.attributes.names
    let stored = node.bindings.filter { Self.isStored($0) }
    let names = stored.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
    tracked = isVariable && attributes.isEmpty ? names : []
    let isGiven = node.attributes.contains { attribute in
      guard let attribute = attribute.as(AttributeSyntax.self) else { return false }
      return attribute.arguments != nil
        || Self.complete.contains(attribute.attributeName.names.first ?? "")
    }
    required =
      isGiven
      ? []
      : stored.filter { binding in
        if binding.initializer != nil { return false }
        let type = binding.typeAnnotation?.type
        let isOptional = type?.is(OptionalTypeSyntax.self) ?? false
        return !(isOptional && isVariable && Self.leavesNil(attributes))
      }
      .compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
  }

  private static func asksForObject(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard let attribute = attribute.as(AttributeSyntax.self) else { return false }
    switch attribute.attributeName.names.first {
    case "EnvironmentObject": return true
    case "Environment":
      guard case .argumentList(let arguments) = attribute.arguments else { return false }
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self)
      return member?.declName.baseName.text == "self"
    default: return false
    }
  }

  /// Wrappers that need no value and no argument.
  private static let complete: Set = [
    "EnvironmentObject", "FocusState", "GestureState", "Namespace",
  ]

  /// Whether an optional property with such attributes is nil unless it is given.
  private static func leavesNil(_ attributes: [String]) -> Bool {
    attributes.allSatisfy { $0 == "State" || $0 == "Published" }
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}
