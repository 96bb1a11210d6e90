import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks that a keyword wears.
  var plainText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension TypeSyntax {
  /// The last names of the types that are composed here, without their arguments.
  var names: [String] {
    if let name = self.as(IdentifierTypeSyntax.self) { return [name.name.plainText] }
    if let member = self.as(MemberTypeSyntax.self) { return [member.name.plainText] }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.names }
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.names)
    }
    return []
  }
}

extension InheritanceClauseSyntax? {
  /// The names that are inherited from.
  var names: [String] { self?.inheritedTypes.flatMap(\.type.names) ?? [] }
}

extension AttributeListSyntax {
  /// The names of the attributes.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self) }.flatMap(\.attributeName.names)
  }
}

extension DeclModifierListSyntax {
  /// Whether what has them cannot be named from the end of the file when it stands in a type.
  var isPrivate: Bool { contains { $0.name.tokenKind == .keyword(.private) && $0.detail == nil } }
}
