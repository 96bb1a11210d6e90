import Core

/// Finds models in the environment that everybody may write.
///
/// *Reports when* a model, observable or legacy, is injected by the environment and has five or
/// more (`properties`) tracked or published properties that outside code can set.
///
/// *Does not report* private setters, ignored properties, and keys of `EnvironmentValues`.
struct WritableEnvironmentService: OwnershipRule {
  let id = "writable_environment_service"
  let section = RuleSection.dependence
  let severity = Severity.note
  let title = "a model in the environment that everybody may write"
  let rationale = """
    The environment hides who depends on a model; where every view may also write it, nobody can \
    list those who change a value.
    """
  let claims = ["C03", "C24"]
  let passing: [RuleExample] = [
    """
    @Observable final class Session {
      private(set) var user = ""
      private(set) var plan = ""
      private(set) var region = ""
      private(set) var theme = ""
      private(set) var unread = 0
      func signIn(_ name: String) { user = name }
    }
    struct Badge: View {
      @Environment(Session.self) private var session
      var body: some View { Text("\\(session.unread)") }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class ↓Session {
      var user = ""
      var plan = ""
      var region = ""
      var theme = ""
      var unread = 0
    }
    struct Badge: View {
      @Environment(Session.self) private var session
      var body: some View { Text("\\(session.unread)") }
    }
    """
  ]

  private static let properties = Threshold(
    "properties",
    5,
    in: 1...99,
    "properties that outside code can set"
  )
  let thresholds = [Self.properties]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    let injected = index.modelsInEnvironment
    return index.types(with: .model).compactMap { number, type in
      guard type.kind == .class, injected.contains(number), let ref = type.parts.first else {
        return nil
      }
      let open = index.observedProperties(of: number).map(index.property)
        .filter(\.isSettableOutside).map(\.name)
      guard Set(open).count >= context.count(of: Self.properties) else { return nil }
      return context.finding(
        self,
        in: ref.file,
        at: index.part(ref).nameRange,
        Message.open(type.name, open),
        fix: Message.close
      )
    }
  }
}

private enum Message {
  static func open(_ model: String, _ names: [String]) -> String {
    "'\(model)' is in the environment, and every view that has it can set \(names.quotedList)"
  }

  static let close = """
    make the setters private, and give the model a method for each change that others may ask for
    """
}
