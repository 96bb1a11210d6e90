import Core
import SwiftSyntax

/// Finds state that others can set from outside.
///
/// *Reports when* a `@State` or `@StateObject` of a view, modifier, toolbar, app, scene or
/// representable is neither `private` nor `fileprivate`. `private(set)` does not help: the
/// memberwise initialiser still takes the value.
///
/// *Does not report* members of a private type, types that are no views, and previews.
struct StateNotPrivate: OwnershipRule {
  let id = "state_not_private"
  let section = RuleSection.oneOwner
  let severity = Severity.warning
  let title = "state that is not private"
  let rationale = """
    State belongs to the view that declares it; a value that others can pass in is only the first \
    value, and later ones are ignored.
    """
  let claims = ["C05", "C31"]
  let passing: [RuleExample] = [
    """
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\\(count)") { count += 1 } }
    }
    """,
    """
    private struct Row: View {
      @State var isOpen = false
      var body: some View { Toggle("Open", isOn: $isOpen) }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    struct Counter: View {
      @State var ↓count = 0
      var body: some View { Button("\\(count)") { count += 1 } }
    }
    """,
    """
    struct Counter: View {
      @State private(set) var ↓count = 0
      var body: some View { Button("\\(count)") { count += 1 } }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    context.index.types(with: .stateOwner).flatMap { number, type in
      type.properties.compactMap { finding(for: $0, of: number, in: context) }
    }
  }

  private func finding(for ref: Ref, of type: Int, in context: LintContext) -> Finding? {
    let index = context.index
    let property = index.property(ref)
    guard let wrapper = property.attributes.first(named: "State", "StateObject"),
      property.isStored, !property.isStatic, !property.access.isFileOnly,
      !index.isPreview(property.part, in: ref.file),
      !index.isFileOnly(property.part, in: ref.file)
    else { return nil }
    return context.finding(
      self,
      in: ref.file,
      at: property.nameRange,
      Message.open(
        wrapper.name,
        property,
        of: index.types[type].name,
        isTakenByInit: index.declaredInitializers(of: type).isEmpty
      ),
      fix: Message.makePrivate(property),
      edits: PrivateState(ref, of: type, in: context).edits ?? []
    )
  }
}

private enum Message {
  static func open(
    _ wrapper: String,
    _ property: Property,
    of type: String,
    isTakenByInit: Bool
  ) -> String {
    let state = "'@\(wrapper) var \(property.name)' of '\(type)' is not private, so "
    return state
      + (isTakenByInit
        ? "the initialiser of '\(type)' takes a value for it"
        : "code outside '\(type)' can name it and set it")
  }

  static func makePrivate(_ property: Property) -> String {
    "write 'private' before 'var \(property.name)'; if the value should come from outside, "
      + "take it as a 'let' or lend it as a '@Binding'"
  }
}
