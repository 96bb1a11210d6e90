import Core
import SwiftSyntax

/// Finds `@Bindable` that no binding is taken from.
///
/// *Reports when* the `$x` of a `@Bindable`, a property or a local in a body, is never used.
///
/// *Does not report* where `$x`, `$x.member` or `_x` is handed on.
struct NeedlessBindable: OwnershipRule {
  let id = "needless_bindable"
  let section = RuleSection.writing
  let severity = Severity.warning
  let title = "'@Bindable' without a binding"
  let rationale = """
    '@Bindable' is for taking bindings out of a model that was handed in; reading it, and even \
    writing its properties, needs only the model itself.
    """
  let claims = ["C14"]
  let passing: [RuleExample] = [
    """
    @Observable final class Profile { var name = "" }
    struct Field: View {
      @Bindable var profile: Profile
      var body: some View { TextField("Name", text: $profile.name) }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Profile { var name = "" }
    struct Label: View {
      @Bindable var ↓profile: Profile
      var body: some View { Text(profile.name) }
    }
    """,
    """
    @Observable final class Profile { var name = "" }
    struct Label: View {
      @Environment(Profile.self) private var profile
      var body: some View {
        @Bindable var ↓profile = profile
        Text(profile.name)
      }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let projected = ProjectedMembers(in: context.index)
    let properties = context.index.types.indices.flatMap { type in
      context.index.types[type].properties.compactMap {
        finding(property: $0, of: type, projected, in: context)
      }
    }
    return properties + context.index.files.indices.flatMap { locals(in: $0, context) }
  }

  private func finding(
    property ref: Ref,
    of type: Int,
    _ projected: ProjectedMembers,
    in context: LintContext
  ) -> Finding? {
    let index = context.index
    let property = index.property(ref)
    guard property.attributes.has("Bindable"), property.isStored,
      !index.types[type].hasLostExtension, !projected.names.contains(property.name),
      index.uses(of: "$" + property.name, in: type).isEmpty,
      index.uses(of: "_" + property.name, in: type).allSatisfy({ Assignment(to: $0.use) != nil })
    else { return nil }
    return context.finding(
      self,
      in: ref.file,
      at: property.nameRange,
      Message.needless(property.name),
      fix: Message.plain(property.name),
      edits: edits(property, ref, of: type, in: context)
    )
  }

  /// Without the attribute it may be a constant, unless something assigns another model to it.
  private func edits(_ property: Property, _ ref: Ref, of type: Int, in context: LintContext)
    -> [Edit]
  {
    guard let attribute = property.bareAttribute(named: "Bindable"), !property.isLet,
      property.node.bindings.count == 1, !context.index.isSeenOutside(property, of: type),
      property.initialValue == nil,
      context.index.uses(of: "_" + property.name, in: type).isEmpty,
      !context.spellings.hasMember("$" + property.name, "_" + property.name),
      !context.index.mayBeMade(property.name, of: type)
    else { return [] }
    let attributeEdit = context.edit(ref.file, attribute.removal, "")
    let isAssigned = context.index.uses(of: property.name, in: type).contains { ref, use in
      (use.access == .write || use.access == .update) && use.chain.id == use.node.id
        && context.index.enclosingFunction(of: use, in: ref.file)?.kind != .initializer
    }
    let mayBeSet =
      property.setterAccess != property.access
      || context.index.mayBePromised(property.name, of: type)
      || context.spellings.mayReach(property.name, ofType: context.index.types[type].name)
    if isAssigned || mayBeSet { return [attributeEdit] }
    return [
      attributeEdit, context.edit(ref.file, property.node.bindingSpecifier.byteRange, "let"),
    ]
  }

  private func locals(in file: Int, _ context: LintContext) -> [Finding] {
    let facts = context.index.files[file]
    let bindable = facts.locals.enumerated().filter { $0.element.attributes.has("Bindable") }
    guard !bindable.isEmpty else { return [] }
    let projected = Set(
      facts.uses.compactMap { use -> Int? in
        guard case .local(let number) = use.root, let first = use.name.utf8.first,
          first == UInt8(ascii: "$") || first == UInt8(ascii: "_")
        else { return nil }
        return number
      }
    )
    return bindable.compactMap { number, local in
      guard !projected.contains(number), !local.attributes.has("Previewable"),
        context.index.type(ofRegion: local.region, in: file) != nil
      else { return nil }
      return context.finding(
        self,
        in: file,
        at: local.start..<local.start + local.name.utf8.count,
        Message.needless(local.name),
        fix: Message.drop(local.name)
      )
    }
  }
}

extension DeclarationIndex {
  /// Whether an initialiser sets a property to anything but what it is handed.
  ///
  /// Without the wrapper that would be a model that its view makes and nothing keeps.
  fileprivate func mayBeMade(_ name: String, of type: Int) -> Bool {
    uses(of: name, in: type).contains { ref, use in
      guard enclosingFunction(of: use, in: ref.file)?.kind == .initializer,
        let assignment = Assignment(to: use)
      else { return false }
      return !assignment.value.is(DeclReferenceExprSyntax.self) || !assignment.isWhole
    }
  }
}

/// The names after a `$` that code reaches through something else, as in `parent.$model`.
private struct ProjectedMembers {
  let names: Set<String>

  init(in index: DeclarationIndex) {
    var names: Set<String> = []
    for file in index.files {
      for use in file.uses where use.node.id != use.chain.id {
        for name in MemberPath(of: use).names where name.utf8.first == UInt8(ascii: "$") {
          names.insert(String(name.dropFirst()))
        }
      }
    }
    self.names = names
  }
}

private enum Message {
  static func needless(_ name: String) -> String {
    "'@Bindable' of '\(name)' is not needed, for no binding is taken from it"
  }

  static func plain(_ name: String) -> String { "declare it as 'let \(name)'" }

  static func drop(_ name: String) -> String { "use '\(name)' as it is, without this local" }
}
