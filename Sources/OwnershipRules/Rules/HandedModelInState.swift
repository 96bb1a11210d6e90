import Core
import SwiftSyntax

/// Finds models that are handed in and then kept as if the view had made them.
///
/// *Reports when* a view takes an observable model through its initialiser, written or memberwise,
/// and holds it in `@State`.
///
/// *Does not report* a model that the view makes, and parameters with a default, of a generic type,
/// or whose label says seed (`initial…`, `default…`, `starting…`).
struct HandedModelInState: OwnershipRule {
  let id = "handed_model_in_state"
  let section = RuleSection.oneOwner
  let severity = Severity.warning
  let title = "a model that is handed in and kept in '@State'"
  let rationale = """
    '@State' keeps the first model for as long as the view's identity lasts; hand in another one, \
    and the view goes on showing the first.
    """
  let claims = ["C06", "C13", "C31"]
  let passing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    struct Strip: View {
      let player: Player
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    @Observable final class Player { init(id: Int) {} }
    struct Strip: View {
      @State private var player: Player
      init(id: Int) { _player = State(initialValue: Player(id: id)) }
      var body: some View { Text("Player") }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    struct Strip: View {
      @State private var ↓player: Player
      init(player: Player) { _player = State(initialValue: player) }
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    @Observable final class Player { var isOn = false }
    struct Strip: View {
      @State var ↓player: Player
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .view).flatMap { number, type in
      let handed = Set(
        index.initializers(of: number).flatMap { index.handedModels(in: $0, of: number) }
      )
      return type.properties.compactMap { ref -> Finding? in
        if handed.contains(ref) { return finding(for: ref, of: number, edits: [], in: context) }
        guard index.isHandedMemberwise(ref, of: number) else { return nil }
        let edits = edits(ref, of: number, in: context)
        return finding(for: ref, of: number, edits: edits, in: context)
      }
    }
  }

  private func finding(for ref: Ref, of type: Int, edits: [Edit], in context: LintContext)
    -> Finding?
  {
    let index = context.index
    let property = index.property(ref)
    guard property.isCopyableState, index.isObservable(property, in: ref.file),
      !index.isPreview(property.part, in: ref.file),
      let model = index.typeHeld(by: ref)
    else { return nil }
    return context.finding(
      self,
      in: ref.file,
      at: property.nameRange,
      Message.handed(index.types[model].name, property.name, to: index.types[type].name),
      fix: Message.take(property.name, index.types[model].name),
      edits: edits
    )
  }

  /// Without a written initialiser the property alone says how the model is held.
  private func edits(_ ref: Ref, of type: Int, in context: LintContext) -> [Edit] {
    let index = context.index
    let property = index.property(ref)
    guard let wrapper = property.bareAttribute(named: "State"), property.attributes.count == 1,
      !index.isSeenOutside(property, of: type),
      property.node.bindings.count == 1, property.setterAccess == property.access,
      !index.mayBePromised(property.name, of: type),
      !context.spellings.mayReach(
        property.name,
        "$" + property.name,
        "_" + property.name,
        ofType: index.types[type].name
      ),
      index.uses(of: "_" + property.name, in: type).isEmpty,
      index.uses(of: property.name, in: type).allSatisfy({ _, use in
        use.access == .read || use.node.id != use.chain.id
      })
    else { return [] }
    let projected = index.uses(of: "$" + property.name, in: type)
    guard projected.isEmpty else {
      // The whole '$model' is a 'Binding' here, and would be a 'Bindable'.
      guard projected.allSatisfy({ $0.use.node.id != $0.use.chain.id }) else { return [] }
      return [context.edit(ref.file, wrapper.node.attributeName.byteRange, "Bindable")]
    }
    return [
      context.edit(ref.file, wrapper.removal, ""),
      context.edit(ref.file, property.node.bindingSpecifier.byteRange, "let"),
    ]
  }
}

extension DeclarationIndex {
  /// Whether the memberwise initialiser has to be given a property's value.
  fileprivate func isHandedMemberwise(_ ref: Ref, of type: Int) -> Bool {
    let property = property(ref)
    return types[type].kind == .struct && declaredInitializers(of: type).isEmpty
      && !property.access.isFileOnly && property.valueGiven == nil && !SeedName.says(property.name)
      && property.type?.isOptional == false
  }

  /// The state that an initialiser sets to a model that it is handed.
  fileprivate func handedModels(in ref: Ref, of type: Int) -> [Ref] {
    let flow = ParameterFlow(of: ref, in: self) { _ in false }
    return files[ref.file].uses(in: function(ref).node.fullRange).compactMap { use in
      guard let copy = StateAssignment(use, of: type, in: self, file: ref.file),
        let model = typeHeld(by: copy.ref)
      else { return nil }
      let source = HandedValue(index: self, flow: flow, function: ref, model: model)
      let isHanded = source.parameters(in: copy.valueRange, copy.value).contains {
        source.isHanded($0)
      }
      return isHanded ? copy.ref : nil
    }
  }
}

private enum Message {
  static func handed(_ model: String, _ property: String, to view: String) -> String {
    "'\(view)' is handed the '\(model)' in '\(property)' and keeps it in '@State', so a later one "
      + "is ignored"
  }

  static func take(_ property: String, _ model: String) -> String {
    "take it as 'let \(property): \(model)', or as '@Bindable var' where bindings out of it are "
      + "needed; who made it keeps it"
  }
}
