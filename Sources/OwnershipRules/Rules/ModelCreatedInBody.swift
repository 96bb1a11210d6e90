import Core
import SwiftSyntax

/// Finds models that are made anew each time a body runs.
///
/// *Reports when* a model of the run is constructed while a body runs, of a view, modifier, toolbar,
/// commands, app or scene: in a local, as an argument, for the environment, in a computed property
/// or a method that the body calls; also as `.init(…)` where the type is known.
///
/// *Does not report* actions and tasks, closures and autoclosures that give the model to whoever
/// keeps it, and previews.
struct ModelCreatedInBody: OwnershipRule {
  let id = "model_created_in_body"
  let section = RuleSection.oneOwner
  let severity = Severity.error
  let title = "a model made anew each time the body runs"
  let rationale = """
    A body runs whenever what it reads changes; a model made there lives until the next run, and \
    what it held is gone.
    """
  let claims = ["C05", "C07", "C13"]
  let passing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    struct Screen: View {
      @State private var player = Player()
      var body: some View {
        Button("Another") { player = Player() }
      }
    }
    """
  ]
  let failing: [RuleExample] = [
    """
    @Observable final class Player { var isOn = false }
    struct Screen: View {
      var body: some View { Strip(player: ↓Player()) }
    }
    struct Strip: View {
      let player: Player
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
    """
    @Observable final class Player { var isOn = false }
    struct Screen: View {
      private var player: Player { ↓Player() }
      var body: some View { Text(player.isOn ? "On" : "Off") }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    let index = context.index
    var seen: Set<Ref> = []
    return index.types(with: [.viewLike, .app, .scene]).flatMap { number, type -> [Finding] in
      let calls = index.bodies[number]?.calls ?? []
      return calls.compactMap { ref -> Finding? in
        let call = index.call(ref)
        let part = index.files[ref.file].regions[call.region].part
        guard let model = index.model(madeBy: call, in: ref.file),
          !index.isPreview(part, in: ref.file), !index.isHandedOut(call, in: ref.file),
          !index.isOnlyPreviewed(number), seen.insert(ref).inserted
        else { return nil }
        return context.finding(
          self,
          in: ref.file,
          at: call.node.byteRange,
          Message.made(index.types[model].name, in: type.name),
          fix: Message.keep(index.types[model])
        )
      }
    }
  }
}

extension DeclarationIndex {
  /// Whether previews are all that makes a type.
  fileprivate func isOnlyPreviewed(_ type: Int) -> Bool {
    let made = calls(named: types[type].name)
    return !made.isEmpty
      && made.allSatisfy { ref in
        isInMacro(call(ref).region, in: ref.file)
          || isPreview(files[ref.file].regions[call(ref).region].part, in: ref.file)
      }
  }

  /// The model of the run that a call constructs.
  fileprivate func model(madeBy call: Call, in file: Int) -> Int? {
    guard let path = call.node.calledExpression.typePath else { return nil }
    let part = files[file].regions[call.region].part
    let made =
      path.isEmpty
      ? find(ExpectedShape.of(call, in: file, self)) : find(path, from: part, in: file)
    return made.flatMap { types[$0].isModel ? $0 : nil }
  }

  /// Whether a closure, or an autoclosure, gives what a call makes to somebody who may keep it.
  fileprivate func isHandedOut(_ call: Call, in file: Int) -> Bool {
    let expression = ExprSyntax(call.node)
    if case .argument(let outer, let label) = ArgumentPlace(of: expression) {
      return isAutoclosure(expression, in: outer, label, file)
        || isKeptLazily(from: part(of: call, in: file), by: outer, label, file)
    }
    guard case .closure(let closure) = files[file].regions[call.region].kind,
      closure.gives(call.node)
    else { return false }
    return !runsAtOnce(closure)
  }

  /// Whether a closure is given to what calls it before it returns, as `map` does.
  private func runsAtOnce(_ closure: ClosureExprSyntax) -> Bool {
    switch ArgumentPlace(of: ExprSyntax(closure)) {
    case .calledAtOnce: true
    case .argument(let call, _):
      call.calledExpression.lastName.map(ClosureRole.isSynchronous) ?? false
    case .macro, nil: false
    }
  }

  private func part(of call: Call, in file: Int) -> Int? {
    files[file].regions[call.region].part
  }

  /// Whether the memberwise initialiser gives an argument to a `@StateObject`, whose autoclosure is
  /// run once.
  private func isKeptLazily(
    from part: Int?,
    by call: FunctionCallExprSyntax,
    _ label: String?,
    _ file: Int
  ) -> Bool {
    guard let label, let path = call.calledExpression.typePath, !path.isEmpty,
      let type = find(path, from: part, in: file), declaredInitializers(of: type).isEmpty
    else { return false }
    return types[type].propertyNamed[label]?.contains {
      property($0).attributes.has("StateObject")
    } ?? false
  }

  /// Whether every parameter that an argument may be given to is a function.
  private func isAutoclosure(
    _ argument: ExprSyntax,
    in call: FunctionCallExprSyntax,
    _ label: String?,
    _ file: Int
  ) -> Bool {
    let shapes = ExpectedShape.parameters(taking: argument, in: call, label, from: nil, file, self)
    return shapes.contains { $0.shape == .function }
  }
}

extension ClosureExprSyntax {
  /// Whether the closure's result is what an expression gives.
  fileprivate func gives(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    if parent.is(ReturnStmtSyntax.self) { return true }
    return parent.as(CodeBlockItemSyntax.self)?.parent?.id == Syntax(statements).id
  }
}

private enum Message {
  static func made(_ model: String, in type: String) -> String {
    "the body of '\(type)' makes a new '\(model)' each time it runs"
  }

  static func keep(_ model: TypeFacts) -> String {
    let isOld = model.isLegacy && !model.roles.contains(.observable)
    return "keep it in '@\(isOld ? "StateObject" : "State")' of the view that owns it, and hand "
      + "that one on"
  }
}
