import Core

/// Finds legacy models that `@State` keeps and nobody observes.
///
/// *Reports when* a view holds an `ObservableObject` in `@State` and its body reads a property of
/// it, directly, through a local or by a binding.
///
/// *Does not report* a class that is observable as well, a model that is only selected, compared or
/// handed on, constants of the model, plain properties that it never announces, and a view that
/// listens to its publishers.
struct LegacyModelInState: OwnershipRule {
  let id = "legacy_model_in_state"
  let section = RuleSection.oneOwner
  let severity = Severity.error
  let title = "an 'ObservableObject' that is kept but not observed"
  let rationale = """
    '@State' sees another object being assigned, not a change inside it; only '@StateObject' and \
    '@ObservedObject' listen to an 'ObservableObject'.
    """
  let claims = ["C12", "C13"]
  let passing: [RuleExample] = [
    """
    final class Player: ObservableObject { @Published var isOn = false }
    struct Screen: View {
      @StateObject private var player = Player()
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    final class Player: ObservableObject { @Published var isOn = false }
    struct Screen: View {
      @State private var player = Player()
      var body: some View { Strip(player: player) }
    }
    struct Strip: View {
      @ObservedObject var player: Player
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    final class Player: ObservableObject { @Published var isOn = false }
    struct Screen: View {
      @State private var ↓player = Player()
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    return index.types(with: .viewLike).flatMap { number, type in
      type.properties.compactMap { ref in
        let property = index.property(ref)
        guard property.isCopyableState, let model = index.typeHeld(by: ref),
          index.types[model].isLegacy, !index.types[model].roles.contains(.observable),
          !index.isPreview(property.part, in: ref.file)
        else { return nil }
        let reads = HeldReads(of: property.name, in: number, index)
        guard !reads.members.contains(where: \.isListening),
          let read = reads.members.first(where: { index.isVariable($0, of: model) })
        else { return nil }
        return context.finding(
          self,
          in: ref.file,
          at: property.nameRange,
          Message.unobserved(property.name, index.types[model].name, read, in: type.name),
          fix: Message.observe(property.name)
        )
      }
    }
  }
}

extension String {
  /// Whether the member is a publisher of the model's changes.
  fileprivate var isListening: Bool {
    utf8.first == UInt8(ascii: "$") || self == "objectWillChange"
  }
}

extension DeclarationIndex {
  /// Whether a name is a property of a model that may have another value later.
  fileprivate func isVariable(_ name: String, of model: Int) -> Bool {
    guard name != "id", let ref = properties(named: name, of: model).first else { return false }
    let property = property(ref)
    guard !property.isLet, !property.isStatic else { return false }
    if property.isStored, property.isWrapped { return true }
    return announcesByHand(model) || !property.isStored && announcesSomething(model)
  }

  /// Whether observers hear of a change of some stored property, its own or an inherited one.
  private func announcesSomething(_ model: Int) -> Bool {
    var type: Int? = model
    for _ in 0..<16 {
      guard let current = type else { return false }
      if types[current].properties.contains(where: { property($0).isWrapped }) { return true }
      type = superclass(of: current)
    }
    return false
  }

  /// Whether the code of a model, or of what it inherits from, names its publisher of changes.
  private func announcesByHand(_ model: Int) -> Bool {
    if !properties(named: "objectWillChange", of: model).isEmpty { return true }
    return files.indices.contains { file in
      files[file].uses.contains { use in
        guard use.name == "objectWillChange" else { return false }
        return type(ofRegion: use.region, in: file).map { inherits(model, from: $0) } ?? false
      }
    }
  }
}

extension Property {
  /// Whether a wrapper keeps it, as `@Published` does.
  fileprivate var isWrapped: Bool {
    isStored && !isStatic
      && attributes.contains { $0.name.isCapitalised && !$0.name.hasSuffix("Actor") }
  }
}

private enum Message {
  static func unobserved(_ property: String, _ model: String, _ read: String, in view: String)
    -> String
  {
    "'@State' keeps the 'ObservableObject' '\(model)' in '\(property)' but does not observe it, so "
      + "'\(view)' misses changes of '\(read)'"
  }

  static func observe(_ property: String) -> String {
    "hold it as '@StateObject private var \(property)', or make the class '@Observable'"
  }
}
