import Core
import SwiftSyntax

/// Finds models that a view makes and does not keep.
///
/// *Reports when* a view, modifier, toolbar or commands makes an observable or legacy model in a
/// plain stored property, at its declaration or in an initialiser: the parent's next update makes
/// a new one.
///
/// *Does not report* `@State` and `@StateObject`, `M.shared` and other statics, stored closures,
/// apps, previews and value types.
struct OwnedModelNotInState: OwnershipRule {
  let id = "owned_model_not_in_state"
  let section = RuleSection.oneOwner
  let severity = Severity.error
  let title = "a model that its view makes and does not keep"
  let rationale = """
    A view is a value that is made again at every update of its parent; only what '@State' holds \
    lives as long as the view's identity.
    """
  let claims = ["C05", "C08", "C13"]
  let passing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    struct Screen: View {
      @State private var player = Player()
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    @Observable final class Player { static let shared = Player(); var isOn = false }
    struct Screen: View {
      let player = Player.shared
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    struct Screen: View {
      private let ↓player = Player()
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    final class Player: ObservableObject { @Published var isOn = false }
    struct Screen: View {
      let ↓player: Player
      init() { player = Player() }
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .viewLike).flatMap { number, type in
      type.properties.compactMap { ref in
        let property = index.property(ref)
        guard property.isStored, !property.isStatic, property.isPlain,
          !index.isPreview(property.part, in: ref.file),
          let model = index.modelMade(for: property, ref, of: number)
        else { return nil }
        return context.finding(
          self,
          in: ref.file,
          at: property.nameRange,
          Message.made(index.types[model].name, property.name, by: type.name),
          fix: Message.keep(property.name, index.types[model])
        )
      }
    }
  }
}

extension DeclarationIndex {
  /// The model that a property's initial value makes, or an initialiser for it.
  fileprivate func modelMade(for property: Property, _ ref: Ref, of type: Int) -> Int? {
    firstValues(of: ref, in: type).lazy.compactMap { value in
      constructed(
        by: value.expression,
        expecting: property.type,
        from: value.part,
        in: value.file
      )
    }
    .first { types[$0].isModel }
  }
}

private enum Message {
  static func made(_ model: String, _ property: String, by view: String) -> String {
    "'\(view)' makes a '\(model)' for '\(property)' that nothing keeps; the parent's next update "
      + "makes a new one"
  }

  static func keep(_ property: String, _ model: TypeFacts) -> String {
    let wrapper = model.isLegacy && !model.roles.contains(.observable) ? "StateObject" : "State"
    return "keep it, as '@\(wrapper) private var \(property)', or take one that the parent owns"
  }
}
