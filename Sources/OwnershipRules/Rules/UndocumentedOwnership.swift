import Core

/// Finds state that no comment says the owner of.
///
/// *Reports when* a model held in `@State`, or a stored property of a model that the environment
/// injects, has no comment directly above it or on its line.
///
/// *Does not report* what has one, in whatever words: that it answers who owns the value and for
/// how long is for the reader to judge. Headings, notes to oneself and comments for tools are none.
struct UndocumentedOwnership: OwnershipRule {
  let id = "undocumented_ownership"
  let section = RuleSection.oneOwner
  let severity = Severity.note
  let title = "state without a word on its owner"
  let rationale = """
    What is the source of truth, how long it lives, who may change it and whether it persists, said \
    beside the declaration, spares the next person reading the whole screen.
    """
  let claims = ["C01", "C04"]
  let isOptIn = true
  let passing: [RuleExample] = [
    RuleExample(
      """
      @Observable final class Player { var isOn = false }
      struct Screen: View {
        // Lives as long as this screen; only its buttons change it.
        @State private var player = Player()
        var body: some View { Text(player.isOn ? "On" : "Off") }
      }
      """,
      options: LintOptions(enabled: ["undocumented_ownership"])
    )
  ]
  let failing: [RuleExample] = [
    RuleExample(
      """
      @Observable final class Player { var isOn = false }
      struct Screen: View {
        @State private var ↓player = Player()
        var body: some View { Text(player.isOn ? "On" : "Off") }
      }
      """,
      options: LintOptions(enabled: ["undocumented_ownership"])
    ),
    RuleExample(
      """
      @Observable final class Session {
        var ↓user: String?
        var theme = "dark"  // the settings screen's to change, kept for good
      }
      struct Badge: View {
        @Environment(Session.self) private var session
        var body: some View { Text(session.user ?? "") }
      }
      """,
      options: LintOptions(enabled: ["undocumented_ownership"])
    ),
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    let injected = index.modelsInEnvironment
    return index.types.indices.flatMap { number in
      index.types[number].properties.compactMap { ref in
        let property = index.property(ref)
        guard property.isStored, !property.isStatic,
          !index.isPreview(property.part, in: ref.file)
        else { return nil }
        let held = property.attributes.has("State") ? index.typeHeld(by: ref) : nil
        let isModel = held.map { index.types[$0].isModel } ?? false
        guard isModel || injected.contains(number), !OwnershipComment.stands(at: property) else {
          return nil
        }
        return context.finding(
          self,
          in: ref.file,
          at: property.nameRange,
          Message.silent(property.name, of: index.types[number].name),
          fix: Message.say
        )
      }
    }
  }
}

private enum Message {
  static func silent(_ property: String, of type: String) -> String {
    "no comment at '\(property)' of '\(type)' says who owns it and for how long"
  }

  static let say = """
    say above it what it is the truth of, how long it lives, who may change it and whether it \
    persists
    """
}
