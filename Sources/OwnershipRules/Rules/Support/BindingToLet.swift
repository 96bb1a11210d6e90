import SwiftSyntax

/// The edits that make a binding a plain value, with the calls that pass it.
struct BindingToLet {
  /// All the edits, none where one of them would be a guess.
  let edits: [Edit]

  init(_ key: BindingWrites.Key, _ ref: Ref, in context: LintContext) {
    edits =
      Self.declaration(key, ref, context).flatMap { own in
        Self.callSites(key, context).map { own + $0 }
      } ?? []
  }

  private static func declaration(
    _ key: BindingWrites.Key,
    _ ref: Ref,
    _ context: LintContext
  ) -> [Edit]? {
    let index = context.index
    let property = index.property(ref)
    guard let attribute = property.attributes.first(named: "Binding"),
      property.attributes.count == 1, property.node.bindings.count == 1,
      property.initialValue == nil, property.type != nil, !index.types[key.type].isAmbiguous,
      index.types[key.type].parts.count(where: { index.part($0).kind != .extension }) == 1,
      index.initializers(of: key.type).isEmpty,
      index.uses(of: "$" + key.name, in: key.type).isEmpty,
      index.uses(of: "_" + key.name, in: key.type).isEmpty
    else { return nil }
    let start = attribute.node.byteRange.lowerBound
    let end = attribute.node.endPosition.utf8Offset
    return [
      context.edit(ref.file, start..<end, ""),
      context.edit(ref.file, property.node.bindingSpecifier.byteRange, "let"),
    ]
  }

  private static func callSites(_ key: BindingWrites.Key, _ context: LintContext) -> [Edit]? {
    let index = context.index
    guard index.calls(named: "init").isEmpty else { return nil }
    var edits: [Edit] = []
    for ref in index.calls(named: index.types[key.type].name) {
      for argument in index.call(ref).node.arguments where argument.label?.plainText == key.name {
        guard let edit = edit(argument.expression, ref.file, context) else { return nil }
        edits.append(edit)
      }
    }
    return edits
  }

  /// `$x`, `self.$x` and `$x.member` lose the `$`; a constant binding becomes its value.
  private static func edit(_ value: ExprSyntax, _ file: Int, _ context: LintContext) -> Edit? {
    if let call = value.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "constant", call.arguments.count == 1,
      let constant = call.arguments.first
    {
      return context.edit(file, value.byteRange, constant.expression.trimmedDescription)
    }
    var root = value
    while let access = root.as(MemberAccessExprSyntax.self), let base = access.base {
      if base.isSelf {
        return dropDollar(access.declName.baseName, file, context)
      }
      root = base
    }
    return root.as(DeclReferenceExprSyntax.self).flatMap { dropDollar($0.baseName, file, context) }
  }

  private static func dropDollar(_ name: TokenSyntax, _ file: Int, _ context: LintContext) -> Edit?
  {
    guard name.text.utf8.first == UInt8(ascii: "$") else { return nil }
    let start = name.byteRange.lowerBound
    return context.edit(file, start..<start + 1, "")
  }
}
