import Core
import SwiftSyntax

/// Finds identities that are made anew at each evaluation.
///
/// *Reports when* `.id(…)` in a view gets a new `UUID`, the present moment or a random number, also
/// inside an interpolation, or a view's own stored one; when `ForEach` gets values given a new
/// `UUID` while the body runs; and when an `Identifiable` type of the run computes its `id` so.
///
/// *Does not report* an `id` stored in a model value, an instant reduced to a day, and previews.
struct UnstableIdentity: OwnershipRule {
  let id = "unstable_identity"
  let section = RuleSection.identity
  let severity = Severity.error
  let title = "an identity made anew at each evaluation"
  let rationale = """
    State, focus and animation hang on the identity; a new one at each evaluation drops them all \
    and builds the subtree again.
    """
  let claims = ["C06"]
  let passing: [RuleExample] = [
    """
    struct Row: Identifiable { let id = UUID(); let title: String }
    struct Rows: View {
      let rows: [Row]
      var body: some View { ForEach(rows) { Text($0.title) } }
    }
    """,
    """
    struct Page: View {
      let number: Int
      var body: some View { Text("Page").id(number) }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    struct Page: View {
      var body: some View { Text("Page").↓id(UUID()) }
    }
    """,
    """
    struct Row: Identifiable { var ↓id: UUID { UUID() }; let title: String }
    """,
    """
    struct Rows: View {
      let titles: [String]
      var body: some View {
        ↓ForEach(titles.map { (UUID(), $0) }, id: \\.0) { Text($0.1) }
      }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    identityCalls(in: context) + loops(in: context) + computedIds(in: context)
  }

  private func identityCalls(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.calls(named: "id").compactMap { ref in
      let call = index.call(ref)
      guard call.base != nil, call.node.arguments.count == 1, call.node.trailingClosure == nil,
        let argument = call.node.arguments.first, argument.label == nil,
        index.buildsViews(call.region, in: ref.file),
        let source = FreshValue.find(in: argument.expression, ref.file, index)
      else { return nil }
      return context.finding(
        self,
        in: ref.file,
        at: call.anchor,
        Message.anew(source),
        fix: Message.stable
      )
    }
  }

  private func loops(in context: LintContext) -> [Finding] {
    let index = context.index
    return ["ForEach", "List"].flatMap(index.calls(named:)).compactMap { ref in
      let call = index.call(ref)
      guard call.base == nil, let values = call.node.arguments.first, values.label == nil,
        index.buildsViews(call.region, in: ref.file),
        FreshElements.areMade(
          by: values.expression,
          identifiedBy: call.node.arguments.first { $0.label?.text == "id" }?.expression,
          ref.file,
          index
        )
      else { return nil }
      return context.finding(
        self,
        in: ref.file,
        at: call.anchor,
        Message.elements(call.name),
        fix: Message.store
      )
    }
  }

  private func computedIds(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .identifiable).flatMap { _, type in
      (type.propertyNamed["id"] ?? []).compactMap { ref in
        let property = index.property(ref)
        guard !property.isStored, !property.isStatic, type.kind != .protocol,
          let value = property.result,
          let source = FreshValue.find(in: value, expecting: property.type, ref.file, index)
        else { return nil }
        return context.finding(
          self,
          in: ref.file,
          at: property.nameRange,
          Message.computed(type.name, source),
          fix: Message.store
        )
      }
    }
  }
}

extension DeclarationIndex {
  /// Whether code builds views, in a view or a function that gives one, rather than acting or
  /// previewing.
  fileprivate func buildsViews(_ region: Int, in file: Int) -> Bool {
    var around: Int? = region
    var isOwner = false
    while let number = around {
      let facts = files[file].regions[number]
      switch facts.kind {
      case .closure(let node):
        if case .macro = ArgumentPlace(of: ExprSyntax(node)) { return false }
        if role(of: ExprSyntax(node), in: file) == .later { return false }
      case .function(let function):
        if files[file].functions[function].returnType.map(Self.isView) == true { isOwner = true }
      default: break
      }
      around = facts.parent
    }
    let part = files[file].regions[region].part
    if isPreview(part, in: file) { return false }
    guard let type = type(ofPart: part, in: file) else { return isOwner }
    return isOwner || types[type].roles.hasAny(of: [.viewLike, .app, .scene])
      || types[type].name == "View"
  }

  private static func isView(_ shape: TypeShape) -> Bool {
    if case .constrained(let constraint) = shape { return constraint.coreName == "View" }
    return shape.coreName == "AnyView"
  }
}

private enum Message {
  static func anew(_ source: String) -> String {
    "'\(source)' makes a new identity each time the body runs, so the view starts again"
  }

  static func elements(_ container: String) -> String {
    "the elements of '\(container)' get a new 'UUID' each time the body runs, so every row starts "
      + "again"
  }

  static func computed(_ type: String, _ source: String) -> String {
    "'id' of '\(type)' is computed as '\(source)', so the same value is another one each time"
  }

  static let stable = """
    identify it by what makes it the same thing: the id of the value that it shows
    """

  static let store = "store the id with the value, as 'let id = UUID()', where the value is made"
}
