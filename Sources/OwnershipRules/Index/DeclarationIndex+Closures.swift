import SwiftSyntax

extension DeclarationIndex {
  /// When a closure, or what is given in a closure's place, runs.
  func role(of argument: ExprSyntax, in file: Int) -> ClosureRole {
    guard let place = ArgumentPlace(of: argument) else { return .unknown }
    if case .calledAtOnce = place { return .alongside }
    guard case .argument(let call, let written) = place else { return .unknown }
    // `Binding { … } set: { … }` leaves out the getter's label.
    let isGetter = written == nil && call.additionalTrailingClosures.first?.label.text == "set"
    let label = isGetter ? "get" : written
    guard let name = call.calledExpression.lastName else {
      // `.init(…)`, whose type only the compiler knows: the label has to say it.
      return label.flatMap(ClosureRole.init(label:)) ?? .unknown
    }
    if name == "Button" { return Self.roleInButton(call, label) }
    if let role = roleInRun(call, name, written, in: file) { return role }
    if let role = label.flatMap(ClosureRole.init(label:)) { return role }
    return ClosureRole(callee: name) ?? (argument.showsViews ? .alongside : .unknown)
  }

  /// The unlabelled closure of a button acts, unless the action is given elsewhere.
  private static func roleInButton(_ call: FunctionCallExprSyntax, _ label: String?) -> ClosureRole
  {
    if label == "label" { return .alongside }
    if label != nil { return .later }
    let hasAction = call.arguments.contains { ["action", "intent"].contains($0.label?.text) }
    return hasAction ? .alongside : .later
  }

  /// The role that a parameter of the run's own function or initialiser gives.
  private func roleInRun(
    _ call: FunctionCallExprSyntax,
    _ name: String,
    _ label: String?,
    in file: Int
  ) -> ClosureRole? {
    let roles = closureParameters(call, name, label, in: file).map(\.role)
    guard let first = roles.first, roles.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The parameters that a closure may be given to, where the run declares what is called.
  private func closureParameters(
    _ call: FunctionCallExprSyntax,
    _ name: String,
    _ label: String?,
    in file: Int
  ) -> [ClosureParameter] {
    guard name.isCapitalised else {
      return (functionsNamed[name] ?? []).flatMap { closureParameters(of: function($0), label) }
    }
    guard let path = call.calledExpression.typePath, let type = find(path, from: nil, in: file)
    else { return [] }
    let initializers = (types[type].functionNamed["init"] ?? []).map(function)
    if !initializers.isEmpty { return initializers.flatMap { closureParameters(of: $0, label) } }
    return types[type].properties.map(property)
      .filter { $0.isStored && !$0.isStatic && (label == nil || $0.name == label) }
      .compactMap { ClosureParameter($0.node.bindings.first?.typeAnnotation?.type, $0.attributes) }
  }

  private func closureParameters(of function: Function, _ label: String?) -> [ClosureParameter] {
    let syntax = function.node.parameterSyntax
    let fitting = zip(syntax, function.parameters).compactMap { node, parameter in
      label == nil || parameter.label == label
        ? ClosureParameter(node.type, parameter.attributes) : nil
    }
    return label == nil ? fitting.suffix(1) : fitting
  }
}

/// A parameter that takes a closure.
private struct ClosureParameter {
  let role: ClosureRole

  /// Reads the type; `nil` when no closure fits it.
  init?(_ type: TypeSyntax?, _ attributes: [AttributeFact]) {
    guard let type, let function = type.functionType else { return nil }
    let result = function.returnClause.type.trimmedDescription
    if attributes.contains(where: { $0.name.hasSuffix("Builder") }) {
      role = .alongside
    } else if ["Void", "()"].contains(result) {
      role = .later
    } else {
      role =
        result.hasPrefix("some ") || ["Content", "Label"].contains(result)
        ? .alongside : .unknown
    }
  }
}

extension TypeSyntax {
  fileprivate var functionType: FunctionTypeSyntax? {
    switch self.as(TypeSyntaxEnum.self) {
    case .functionType(let node): node
    case .attributedType(let node): node.baseType.functionType
    case .optionalType(let node): node.wrappedType.functionType
    case .tupleType(let node):
      node.elements.count == 1 ? node.elements.first?.type.functionType : nil
    default: nil
    }
  }
}

extension DeclSyntax {
  /// The parameters of a function or an initialiser.
  var parameterSyntax: [FunctionParameterSyntax] {
    switch self.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): Array(node.signature.parameterClause.parameters)
    case .initializerDecl(let node): Array(node.signature.parameterClause.parameters)
    case .subscriptDecl(let node): Array(node.parameterClause.parameters)
    default: []
    }
  }
}

extension ExprSyntax {
  /// The last name in what is called.
  var lastName: String? {
    switch self.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): node.baseName.plainText
    case .memberAccessExpr(let node):
      node.declName.baseName.tokenKind == .keyword(.`init`)
        ? node.base?.lastName : node.declName.baseName.plainText
    case .genericSpecializationExpr(let node): node.expression.lastName
    case .optionalChainingExpr(let node): node.expression.lastName
    case .forceUnwrapExpr(let node): node.expression.lastName
    default: nil
    }
  }

  /// Whether a closure has a statement that only makes a value of a capitalised type.
  ///
  /// Builders of views have, actions have not, but for the tasks that they start.
  fileprivate var showsViews: Bool {
    guard let closure = self.as(ClosureExprSyntax.self) else { return false }
    return closure.statements.contains { item in
      guard case .expr(let expression) = item.item else { return false }
      guard let name = expression.innermostCallee else { return false }
      return name.isCapitalised && !["Task", "Timer", "Thread"].contains(name)
    }
  }

  /// The name that a chain of calls begins with by calling it, looked for down to a fixed depth.
  private var innermostCallee: String? {
    var expression = self
    var isCalled = false
    for _ in 0..<64 {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
        isCalled = true
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        expression = base
        isCalled = false
      } else {
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
        return isCalled || name == "Color" ? name : nil
      }
    }
    return nil
  }
}
