import Core
import SwiftSyntax

/// Finds state that begins as a copy of what the parent passed.
///
/// *Reports when* an initialiser of a view sets a `@State` from a parameter, directly or through
/// locals, and when the memberwise initialiser does because the state has no value of its own. It
/// is a warning where the view keeps the binding it copied from and writes back: an edit buffer.
///
/// *Does not report* parameters that say seed (`initial…`, `default…`, `starting…`), an implicit
/// `nil`, constants, models that come in with a default or as a generic parameter, and models made
/// there. A model that is handed in is `handed_model_in_state`'s.
struct StateCopiedFromInit: OwnershipRule {
  let id = "state_copied_from_init"
  let section = RuleSection.oneOwner
  let severity = Severity.error
  let title = "state that copies a parameter"
  let rationale = """
    State is set once for each identity of the view: the first value stays on screen, and what the \
    parent passes later is ignored.
    """
  let claims = ["C06", "C31", "C32"]
  let passing: [RuleExample] = [
    """
    struct Volume: View {
      @Binding var level: Int
      var body: some View { Stepper("\\(level)", value: $level) }
    }
    """,
    """
    struct Volume: View {
      @State private var level: Int
      init(initialLevel: Int) { _level = State(initialValue: initialLevel) }
      var body: some View { Stepper("\\(level)", value: $level) }
    }
    """,
  ]
  let failing: [RuleExample] = [
    """
    struct Volume: View {
      @State private var level: Int
      init(level: Int) { ↓_level = State(initialValue: level) }
      var body: some View { Stepper("\\(level)", value: $level) }
    }
    """,
    """
    struct Greeting: View {
      @State private var text: String
      init(name: String) {
        let greeting = "Hello, " + name
        ↓self.text = greeting
      }
      var body: some View { TextField("Text", text: $text) }
    }
    """,
  ]

  func findings(in context: LintContext) -> [Finding] {
    context.index.types(with: .view).flatMap { number, type in
      let states = type.properties.filter { context.index.property($0).isCopyableState }
      guard !states.isEmpty else { return [Finding]() }
      return memberwise(states, of: number, in: context)
        + context.index.initializers(of: number).flatMap {
          assignments(in: $0, of: number, in: context)
        }
    }
  }
}

// MARK: The memberwise initialiser

extension StateCopiedFromInit {
  private func memberwise(_ states: [Ref], of type: Int, in context: LintContext) -> [Finding] {
    let index = context.index
    guard index.types[type].kind == .struct, index.declaredInitializers(of: type).isEmpty else {
      return []
    }
    return states.filter { isFilledMemberwise($0, of: type, in: index) }.map { ref in
      let property = index.property(ref)
      return context.finding(
        self,
        in: ref.file,
        at: property.nameRange,
        Message.memberwise(property.name, index.types[type].name),
        fix: Message.lend(property.name)
      )
    }
  }

  private func isFilledMemberwise(_ ref: Ref, of type: Int, in index: DeclarationIndex) -> Bool {
    let property = index.property(ref)
    guard !property.access.isFileOnly, property.initialValue == nil,
      property.attributes.first(named: "State")?.arguments == nil,
      let shape = property.type, !shape.isOptional, !SeedName.says(property.name)
    else { return false }
    return !index.isModelOrGeneric(shape, from: property.part, in: ref.file)
  }
}

// MARK: Written initialisers

extension StateCopiedFromInit {
  private func assignments(in ref: Ref, of type: Int, in context: LintContext) -> [Finding] {
    let index = context.index
    let function = index.function(ref)
    let flow = ParameterFlow(of: ref, in: index) { expression in
      index.makesOwnObject(expression, from: function.part, in: ref.file)
    }
    return index.files[ref.file].uses(in: function.node.fullRange).compactMap { use in
      guard let copy = StateAssignment(use, of: type, in: index, file: ref.file) else { return nil }
      return finding(for: copy, flow, in: ref, of: type, context)
    }
  }

  private func finding(
    for copy: StateAssignment,
    _ flow: ParameterFlow,
    in ref: Ref,
    of type: Int,
    _ context: LintContext
  ) -> Finding? {
    let index = context.index
    let function = index.function(ref)
    let shape = copy.property.type
    guard
      !index.makesOwnObject(copy.value, expecting: shape, from: function.part, in: ref.file),
      !index.isObservable(copy.property, in: copy.ref.file)
    else { return nil }
    let copied = copiedParameters(copy, flow, ref, in: index).sorted().map {
      function.parameters[$0]
    }
    .filter {
      !SeedName.says($0.label ?? $0.name) && !isModel($0, for: copy, of: function, ref, in: index)
    }
    guard let first = copied.first else { return nil }
    let isBuffer = copied.allSatisfy { index.writesBack($0.name, from: ref, of: type) }
    return context.finding(
      self,
      isBuffer ? .warning : nil,
      in: ref.file,
      at: copy.range,
      Message.copied(first.name, into: copy.property.name),
      fix: isBuffer ? Message.buffer(first.name) : Message.lend(copy.property.name)
    )
  }

  /// The parameters that a first value is made from; a model that a function makes from them is no
  /// copy, however that is written.
  private func copiedParameters(
    _ copy: StateAssignment,
    _ flow: ParameterFlow,
    _ ref: Ref,
    in index: DeclarationIndex
  ) -> Set<Int> {
    guard let held = index.typeHeld(by: copy.ref), index.isModelByDescent(held) else {
      return flow.parameters(in: copy.valueRange)
    }
    return HandedValue(index: index, flow: flow, function: ref, model: held)
      .parameters(in: copy.valueRange, copy.value)
  }

  /// Whether a parameter brings a model with a default, or of a type that the caller chooses.
  private func isModel(
    _ parameter: Function.Parameter,
    for copy: StateAssignment,
    of function: Function,
    _ ref: Ref,
    in index: DeclarationIndex
  ) -> Bool {
    guard let name = parameter.type?.coreName else { return false }
    if function.generics.contains(name) { return true }
    if let part = function.part, index.isGeneric(name, in: part, of: ref.file) { return true }
    guard let type = index.find(parameter.type, from: function.part, in: ref.file) else {
      return false
    }
    return index.types[type].isModel && parameter.hasDefault && mayHoldModel(copy, in: index)
  }
}

extension StateCopiedFromInit {
  /// Whether a state may hold a model itself, rather than a value out of one.
  private func mayHoldModel(_ copy: StateAssignment, in index: DeclarationIndex) -> Bool {
    guard let shape = copy.property.type else { return true }
    guard let held = index.find(shape, from: copy.property.part, in: copy.ref.file) else {
      return false
    }
    return index.types[held].isModel || index.types[held].kind == .protocol
  }
}

extension DeclarationIndex {
  /// Whether a class is a model, or inherits from one of the run.
  fileprivate func isModelByDescent(_ number: Int) -> Bool {
    var type: Int? = number
    for _ in 0..<16 {
      guard let current = type else { return false }
      if types[current].isModel { return true }
      type = superclass(of: current)
    }
    return false
  }
}

private enum Message {
  static func copied(_ parameter: String, into state: String) -> String {
    "'\(state)' copies the parameter '\(parameter)', so it keeps the first value and ignores "
      + "later ones"
  }

  static func memberwise(_ state: String, _ type: String) -> String {
    "'\(state)' is state that the initialiser of '\(type)' fills, so it keeps the first value "
      + "and ignores later ones"
  }

  static func lend(_ state: String) -> String {
    "keep one owner: take '\(state)' as a '@Binding' if this view writes it, as a 'let' if it "
      + "only shows it; name the parameter 'initial…' if it is meant as a seed"
  }

  static func buffer(_ parameter: String) -> String {
    "an edit buffer goes stale when '\(parameter)' changes elsewhere; reset it where that "
      + "happens, or give the view an '.id' that changes with it"
  }
}
