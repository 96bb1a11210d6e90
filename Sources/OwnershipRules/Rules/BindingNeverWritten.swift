import Core
import SwiftSyntax

/// Finds bindings that grant a right nobody uses.
///
/// *Reports when* nothing writes through a `@Binding` of a view: no assignment, no `&x`, no call
/// that may change it, and no `$x` that reaches something that may write. A `$x` passed to a view
/// of the run counts only if that view writes, through any number of levels.
///
/// *Does not report* a `$x` given to a control, an unknown type or a function, and a `_x` handed
/// on.
struct BindingNeverWritten: OwnershipRule {
  let id = "binding_never_written"
  let section = RuleSection.writing
  let severity = Severity.warning
  let title = "a binding that nothing writes through"
  let rationale = """
    A binding grants the right to change the owner's state; where only the value is shown, a plain \
    'let' says so, and the list of those who may write stays true.
    """
  let claims = ["C09", "C10", "C11"]
  let passing: [RuleExample] = [
    """
    struct Switch: View {
      @Binding var isOn: Bool
      var body: some View { Button("Flip") { isOn.toggle() } }
    }
    """,
    """
    struct Field: View {
      @Binding var text: String
      var body: some View { TextField("Text", text: $text) }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    struct Badge: View {
      @Binding var ↓count: Int
      var body: some View { Text("\\(count)") }
    }
    """,
    """
    struct Outer: View {
      @Binding var ↓count: Int
      var body: some View { Inner(count: $count) }
    }
    struct Inner: View {
      @Binding var ↓count: Int
      var body: some View { Text("\\(count)") }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    let writes = BindingWrites(in: index)
    return index.types(with: .viewLike).flatMap { number, type in
      type.properties.compactMap { ref in
        let property = index.property(ref)
        let key = BindingWrites.Key(type: number, name: property.name)
        guard property.isBinding, !type.roles.contains(.representable), !writes.isWritten(key),
          !index.promisesSetter(property.name, of: number)
        else { return nil }
        return context.finding(
          self,
          in: ref.file,
          at: property.nameRange,
          Message.neverWritten(property.name, type.name),
          fix: Message.takeValue(property.name),
          edits: BindingToLet(key, ref, in: context).edits
        )
      }
    }
  }
}

extension DeclarationIndex {
  /// Whether a protocol of the run that a type conforms to asks for a member of that name.
  fileprivate func promisesSetter(_ name: String, of type: Int) -> Bool {
    types[type].parts.contains { ref in
      part(ref).inherited.contains { shape in
        find(shape, from: part(ref).parent, in: ref.file).map {
          types[$0].propertyNamed[name] != nil
        }
          ?? false
      }
    }
  }
}

private enum Message {
  static func neverWritten(_ name: String, _ type: String) -> String {
    "nothing in '\(type)' writes through the binding '\(name)'"
  }

  static func takeValue(_ name: String) -> String {
    "take the value alone, as 'let \(name)', and pass '\(name)' instead of '$\(name)'"
  }
}
