import SwiftSyntax

/// A value of the environment that is declared with `@Entry`.
struct EnvironmentEntry {
  private let attribute: AttributeSyntax
  private let binding: PatternBindingSyntax
  private let type: String
  private let key: String

  /// Reads a declaration; `nil` where it is none, or its type cannot be told.
  init?(_ node: VariableDeclSyntax, number: Int) {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard let attribute = attributes.first(where: { $0.attributeName.names == ["Entry"] }),
      let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let type = Self.type(of: binding)
    else { return nil }
    self.attribute = attribute
    self.binding = binding
    self.type = type
    key = "__VivaKey\(number)_\(name)"
  }

  /// Turns the declaration into a computed property and a key, on the same lines.
  ///
  /// The default is evaluated at each read, as Apple's macro has it.
  func edits(of source: [UInt8]) -> [Rewriting.Edit] {
    let start = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = attribute.endPositionBeforeTrailingTrivia.utf8Offset
    let annotation = binding.typeAnnotation == nil ? ": \(type)" : ""
    let property =
      "\(annotation) { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
      + "private struct \(key): SwiftUI.EnvironmentKey { static var defaultValue: \(type) { "
    guard let initial = binding.initializer else {
      let place = binding.endPositionBeforeTrailingTrivia.utf8Offset
      return [
        Rewriting.Edit(start..<end, of: source),
        Rewriting.Edit(at: place, "\(property)nil } }"),
      ]
    }
    let equal = initial.equal
    let before =
      (binding.typeAnnotation?.endPositionBeforeTrailingTrivia
      ?? binding.pattern.endPositionBeforeTrailingTrivia).utf8Offset
    let value = equal.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      Rewriting.Edit(start..<end, of: source),
      Rewriting.Edit(before..<value, of: source, property),
      Rewriting.Edit(at: initial.endPositionBeforeTrailingTrivia.utf8Offset, " } }"),
    ]
  }

  /// The type that is written, or that the value shows.
  private static func type(of binding: PatternBindingSyntax) -> String? {
    if let type = binding.typeAnnotation?.type {
      let isOptional = type.is(OptionalTypeSyntax.self)
      return binding.initializer == nil && !isOptional ? nil : type.trimmedDescription
    }
    guard let value = binding.initializer?.value else { return nil }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let call = value.as(FunctionCallExprSyntax.self) { return typeName(call.calledExpression) }
    if let member = value.as(MemberAccessExprSyntax.self) { return member.base.flatMap(typeName) }
    return nil
  }

  /// An expression that names a type: every name in it begins with a capital.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    let parts = text.split(separator: "<")[0].split(separator: ".")
    return parts.allSatisfy { $0.first?.isUppercase ?? false } ? text : nil
  }
}
