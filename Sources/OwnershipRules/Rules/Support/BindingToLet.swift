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
    guard let attribute = property.bareAttribute(named: "Binding"),
      property.attributes.count == 1, !index.isSeenOutside(property, of: key.type),
      property.node.bindings.count == 1,
      property.initialValue == nil, property.type != nil, !index.types[key.type].isAmbiguous,
      index.types[key.type].parts.count(where: { index.part($0).kind != .extension }) == 1,
      index.initializers(of: key.type).isEmpty,
      index.uses(of: "$" + key.name, in: key.type).isEmpty,
      index.uses(of: "_" + key.name, in: key.type).isEmpty,
      property.setterAccess == property.access, !index.mayBePromised(key.name, of: key.type),
      !index.isReadLater(key.name, of: key.type),
      !context.spellings.hasKeyPath(through: key.name),
      !context.spellings.mayReach(
        "$" + key.name,
        "_" + key.name,
        "init",
        ofType: index.types[key.type].name
      )
    else { return nil }
    return [
      context.edit(ref.file, attribute.removal, ""),
      context.edit(ref.file, property.node.bindingSpecifier.byteRange, "let"),
    ]
  }

  private static func callSites(_ key: BindingWrites.Key, _ context: LintContext) -> [Edit]? {
    let index = context.index
    let name = index.types[key.type].name
    guard index.calls(named: "init").isEmpty, !index.isAliased(name),
      index.functionsNamed[name] == nil
    else { return nil }
    var edits: [Edit] = []
    for ref in index.calls(named: name) + index.calls(named: "Self") {
      let call = index.call(ref)
      for argument in call.node.arguments where argument.label?.plainText == key.name {
        let part = index.files[ref.file].regions[call.region].part
        let made = index.constructed(by: ExprSyntax(call.node), from: part, in: ref.file)
        if let made, made != key.type { continue }
        let value = PassedBinding(argument.expression, ref.file, context)
        guard made != nil, let edit = value?.edit else { return nil }
        edits.append(edit)
      }
    }
    return edits
  }
}
