import Core
import SwiftSyntax

/// Finds legacy models that a view makes and only observes.
///
/// *Reports when* a view has `@ObservedObject var m = M()`, or sets it to a new `M` in an
/// initialiser: made by the view, kept by nobody. In an `App` it is a warning, for an app is made
/// once.
///
/// *Does not report* statics, functions, calls of types that are not in the run, and previews. An
/// observable model in this wrapper is `state_object_for_observable`'s.
struct ObservedObjectOwned: OwnershipRule {
  let id = "observed_object_owned"
  let section = RuleSection.identity
  let severity = Severity.error
  let title = "a model that its view makes and only observes"
  let rationale = """
    '@ObservedObject' watches a model that somebody else keeps; one that the view makes itself is \
    made again, and loses what it held, whenever the parent updates.
    """
  let claims = ["C07", "C13"]
  let passing: [RuleExample] = [
    """
    final class Player: ObservableObject { @Published var isOn = false }
    struct Screen: View {
      @StateObject private var player = Player()
      var body: some View { Strip(player: player) }
    }
    struct Strip: View {
      @ObservedObject var player: Player
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    final class Player: ObservableObject { static let shared = Player(); @Published var isOn = false }
    struct Screen: View {
      @ObservedObject var player = Player.shared
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    final class Player: ObservableObject { @Published var isOn = false }
    struct Screen: View {
      @ObservedObject var ↓player = Player()
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    final class Player: ObservableObject { @Published var isOn = false }
    struct Screen: View {
      @ObservedObject private var ↓player: Player
      init() { _player = ObservedObject(wrappedValue: Player()) }
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: [.view, .app]).flatMap { number, type in
      type.properties.compactMap { ref in
        let property = index.property(ref)
        guard let wrapper = property.attributes.first(named: "ObservedObject"),
          property.isStored, !property.isStatic, !index.isPreview(property.part, in: ref.file),
          let model = index.modelMade(for: property, ref, of: number)
        else { return nil }
        return context.finding(
          self,
          type.roles.contains(.view) ? nil : .warning,
          in: ref.file,
          at: property.nameRange,
          Message.made(index.types[model].name, property.name, by: type.name),
          fix: Message.keep(property.name),
          edits: edits(wrapper, ref, of: number, in: context)
        )
      }
    }
  }
}

extension ObservedObjectOwned {
  /// A `@StateObject` cannot be assigned to, and must be private not to be found fault with.
  private func edits(_ wrapper: AttributeFact, _ ref: Ref, of type: Int, in context: LintContext)
    -> [Edit]
  {
    let index = context.index
    let property = index.property(ref)
    let argument = wrapper.arguments?.first?.label?.text
    guard property.hasPlainAttributes,
      wrapper.arguments?.isEmpty ?? true
        ? property.initialValue != nil : argument == "wrappedValue",
      index.uses(of: "_" + property.name, in: type).isEmpty,
      index.uses(of: property.name, in: type).allSatisfy({ _, use in
        use.access == .read || use.access == .call || use.node.id != use.chain.id
      }),
      let edits = PrivateState(ref, of: type, in: context).edits,
      property.node.bindings.count == 1
    else { return [] }
    return [context.edit(ref.file, wrapper.node.attributeName.byteRange, "StateObject")] + edits
  }
}

extension DeclarationIndex {
  /// The class of the run that the view makes for a property, unless it is observable only.
  fileprivate func modelMade(for property: Property, _ ref: Ref, of type: Int) -> Int? {
    let values =
      property.valueGiven.map { [($0, property.part)] }
      ?? valuesGiven(to: property, of: type)
    for (value, part) in values {
      guard let made = constructed(by: value, expecting: property.type, from: part, in: ref.file),
        types[made].kind == .class, !types[made].isObservableOnly
      else { continue }
      return made
    }
    return nil
  }

  /// What initialisers set a wrapped property to, without the wrapper around it.
  private func valuesGiven(to property: Property, of type: Int) -> [(ExprSyntax, Int?)] {
    [property.name, "_" + property.name].flatMap { uses(of: $0, in: type) }.flatMap { ref, use in
      guard case .initializer = enclosingFunction(of: use, in: ref.file)?.kind,
        use.chain.id == use.node.id, let assignment = Assignment(to: use)
      else { return [(ExprSyntax, Int?)]() }
      let part = files[ref.file].regions[use.region].part
      return assignment.outcomes.compactMap { outcome in
        let value = use.name == property.name ? outcome : outcome.wrapped
        return value.map { (carried(by: $0, in: ref.file), part) }
      }
    }
  }
}

extension ExprSyntax {
  /// The value inside `ObservedObject(wrappedValue: …)` or `.init(…)`.
  fileprivate var wrapped: ExprSyntax? {
    guard let call = unwrapped.as(FunctionCallExprSyntax.self),
      let path = call.calledExpression.typePath, path.isEmpty || path.last == "ObservedObject"
    else { return nil }
    return call.arguments.first?.expression
  }
}

private enum Message {
  static func made(_ model: String, _ property: String, by view: String) -> String {
    "'\(view)' makes the '\(model)' of '\(property)' and only observes it, so nothing keeps it"
  }

  static func keep(_ property: String) -> String {
    "keep it, as '@StateObject private var \(property)', or take one that the parent keeps"
  }
}
