import SwiftSyntax

/// A type as it is written, reduced to what the rules ask about.
indirect enum TypeShape: Hashable, Sendable {
  /// A name with its qualifiers and generic arguments.
  case named([String], arguments: [TypeShape])
  case optional(TypeShape)
  case array(TypeShape)
  case dictionary(key: TypeShape, value: TypeShape)
  /// `some P` or `any P`.
  case constrained(TypeShape)
  /// `A & B`.
  case composition([TypeShape])
  case function
  case other

  init(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      self = .sugared([node.name.plainText], Self.arguments(node.genericArgumentClause))
    case .memberType(let node):
      self = .member(node)
    case .optionalType(let node):
      self = .optional(TypeShape(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node):
      self = .optional(TypeShape(node.wrappedType))
    case .arrayType(let node):
      self = .array(TypeShape(node.element))
    case .dictionaryType(let node):
      self = .dictionary(key: TypeShape(node.key), value: TypeShape(node.value))
    case .someOrAnyType(let node):
      self = .constrained(TypeShape(node.constraint))
    case .compositionType(let node):
      self = .composition(node.elements.map { TypeShape($0.type) })
    case .attributedType(let node):
      self = TypeShape(node.baseType)
    case .tupleType(let node):
      let only = node.elements.count == 1 ? node.elements.first : nil
      self = only.map { TypeShape($0.type) } ?? .other
    case .functionType: self = .function
    default: self = .other
    }
  }

  /// The last part of the name, without optionals and `some` or `any`.
  var coreName: String? { corePath?.last }

  /// The name with its qualifiers, without optionals and `some` or `any`.
  var corePath: [String]? {
    switch self {
    case .named(let path, _): path
    case .optional(let wrapped), .constrained(let wrapped): wrapped.corePath
    default: nil
    }
  }

  /// Whether a variable of this type begins as `nil` without saying so.
  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  private static func member(_ node: MemberTypeSyntax) -> TypeShape {
    guard case .named(let base, _) = TypeShape(node.baseType) else { return .other }
    return sugared(base + [node.name.plainText], arguments(node.genericArgumentClause))
  }

  private static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeShape] {
    clause?.arguments.map { argument in
      if case .type(let type) = argument.argument { TypeShape(type) } else { .other }
    } ?? []
  }

  /// The written-out forms of optionals, arrays and dictionaries are the short ones.
  private static func sugared(_ path: [String], _ arguments: [TypeShape]) -> TypeShape {
    switch (path.last, arguments.count) {
    case ("Optional", 1): .optional(arguments[0])
    case ("Array", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
    default: .named(path, arguments: arguments)
    }
  }
}
