/// What a usual message of the compiler means in SwiftUI, and the way out.
struct MessageHint {
  /// Parts that the message has, in this order.
  let parts: [String]
  /// The principle behind it.
  let why: String
  /// The way out, in words.
  let fix: String

  /// The hint for a message; `nil` for one that says enough itself.
  static func hint(for message: String) -> MessageHint? {
    all.first { hint in
      var rest = message[...]
      for part in hint.parts {
        guard let found = rest.firstRange(of: part) else { return false }
        rest = rest[found.upperBound...]
      }
      return true
    }
  }

  private init(_ parts: String..., why: String, fix: String) {
    self.parts = parts
    self.why = why
    self.fix = fix
  }

  /// The usual ones; where two fit, the first.
  static let all: [MessageHint] = [
    MessageHint(
      "cannot convert value of type 'IndexSet'",
      why: "a list tells which rows go or move as a set of offsets",
      fix: "use remove(atOffsets:) and move(fromOffsets:toOffset:)"
    ),
    MessageHint(
      "cannot convert value",
      "to expected",
      "'Binding<",
      why: "a control writes back through a binding, and a value alone goes one way",
      fix: "hand the binding over with '$' before the name"
    ),
    MessageHint(
      "of type 'Binding<",
      "use wrapped value instead",
      why: "'$' gives the binding, not the value",
      fix: "leave the '$' out where the value is only read"
    ),
    MessageHint(
      "cannot find '$",
      "in scope",
      why: "only a property with a wrapper has a projected value",
      fix:
        "declare it with @State or @Binding, or make a binding with @Bindable for an observable model"
    ),
    MessageHint(
      "cannot assign",
      "'self' is immutable",
      why: "a view is a value that is made anew; its body cannot change it",
      fix: "keep what changes in @State, or in a model that the view holds"
    ),
    MessageHint(
      "cannot use mutating member on immutable value",
      "'self' is immutable",
      why: "a view is a value that is made anew; its body cannot change it",
      fix: "keep what changes in @State, or in a model that the view holds"
    ),
    MessageHint(
      "'@Observable' cannot be applied to",
      why: "observation tells one shared instance from its copies, which only a class has",
      fix: "make it a class, or keep the struct in @State"
    ),
    MessageHint(
      "closure containing",
      "cannot be used with result builder 'ViewBuilder'",
      why: "a body lists views; statements have no place in the list",
      fix: "use 'if', 'switch' or ForEach, and move other work into the model or a function"
    ),
    MessageHint(
      "type '()' cannot conform to 'View'",
      why: "a body lists views, and this statement gives none",
      fix: "move the statement into an action, .onAppear, .task or .onChange"
    ),
    MessageHint(
      "invalid conversion from 'async' function of type",
      "to synchronous function type '() -> ",
      why: "an action and .onAppear run at once, and a closure that awaits cannot",
      fix: "use .task for what a view does while it is shown, or begin a Task { … } in the closure"
    ),
    MessageHint(
      "requires that",
      "conform to 'Identifiable'",
      why: "SwiftUI follows rows by identity and has to know what it is",
      fix: "let the element conform to Identifiable with an id of its own, or give ForEach an 'id:'"
    ),
    MessageHint(
      "requires that",
      "conform to 'Hashable'",
      why: "what identifies a row, a tag or a destination is compared and looked up by its hash",
      fix: "let the type conform to Hashable, or use its id"
    ),
    MessageHint(
      "does not conform to protocol 'View'",
      why: "a view is what has a body",
      fix: "give it 'var body: some View { … }'"
    ),
    MessageHint(
      "non-class type",
      "cannot conform to class protocol 'ObservableObject'",
      why: "observable objects are shared, so they are classes",
      fix: "make it a class, or use @Observable"
    ),
    MessageHint(
      "requires that",
      "conform to 'ObservableObject'",
      why: "these wrappers are of the time before Observation and watch objectWillChange",
      fix:
        "with @Observable use @State for the model a view owns, and a plain or @Bindable property otherwise; a class with @Published has to say ': ObservableObject'"
    ),
    MessageHint(
      "invalid redeclaration of synthesized property",
      why: "a macro of Observation turns stored properties into computed ones",
      fix: "leave the wrapper out in an @Observable class, or mark the property @ObservationIgnored"
    ),
    MessageHint(
      "missing argument for parameter",
      why: "a view is given all that it does not own",
      fix: "hand the value over where the view is made, or give the property a value of its own"
    ),
    MessageHint(
      "has no initializers",
      why: "each stored property of a class needs a value before the instance can be used",
      fix: "give each stored property a value, or write an init"
    ),
    MessageHint(
      "initializer is inaccessible due to 'private' protection level",
      why:
        "a private stored property that is not given a value makes the memberwise initialiser private too",
      fix: "give the private property a value where it is declared, or write an init"
    ),
    MessageHint(
      "inaccessible due to 'private' protection level",
      why: "state is its owner's business",
      fix: "pass a value or a binding on, or offer a function that changes it"
    ),
    MessageHint(
      "unable to type-check this expression in reasonable time",
      why: "all types of a body are found together, and too many are open",
      fix: "cut the body into smaller views or computed properties, and give literals a type"
    ),
    MessageHint(
      "'async' call in a function that does not support concurrency",
      why: "a body and an action run to their end at once",
      fix: "call it in .task, or in 'Task { await … }' within the action"
    ),
    MessageHint(
      "cannot be called from outside of the actor",
      why: "an async function may let others run while it waits, and the call says so",
      fix: "write 'await' before the call"
    ),
    MessageHint(
      "must be unwrapped to a value of type",
      why: "a view shows a value, and an optional may have none",
      fix: "show something else for nil, as with '??' or 'if let'"
    ),
    MessageHint(
      "call to main actor-isolated",
      "in a synchronous nonisolated context",
      why: "a view's state belongs to the main actor",
      fix: "mark the caller @MainActor, or await the call"
    ),
    MessageHint(
      "left side of mutating operator isn't mutable",
      why: "what is handed to a view is a constant of that view",
      fix: "change it where it is owned, or take it as @Binding"
    ),
    MessageHint(
      "cannot assign to property",
      "is a 'let' constant",
      why: "what is handed to a view is a constant of that view",
      fix: "change it where it is owned, or take it as @Binding"
    ),
    MessageHint(
      "expressions are not allowed at the top level",
      why: "a file of an app declares; what runs stands in a function or a body",
      fix: "move it into a view's body, an action, or a function"
    ),
    MessageHint(
      "no exact matches in call to initializer",
      why: "the labels and types of the arguments fit none of the initialisers",
      fix:
        "compare with the documentation; a number in Text goes as \"\\(number)\"; if Xcode takes it, the lab does not know this form"
    ),
    MessageHint(
      "do not have matching underlying types",
      why:
        "'some View' stands for one type, and an explicit 'return' switches the view builder off",
      fix: "leave 'return' out, and mark a function of your own @ViewBuilder"
    ),
    MessageHint(
      "function declares an opaque return type",
      why: "'some View' stands for one type, which is read off what is returned",
      fix: "return a view, or mark the function @ViewBuilder"
    ),
    MessageHint(
      "cannot use instance member",
      "within property initializer",
      why: "properties get their values before there is a 'self' with others to read",
      fix: "make it a computed property, or set it in 'init' with State(initialValue:)"
    ),
    MessageHint(
      "type annotation missing in pattern",
      why: "without a value there is nothing to read the type off",
      fix: "give it a value or a type, as in '= 0' or ': Int'"
    ),
    MessageHint(
      "switch must be exhaustive",
      why: "each value has to lead to a view or an action",
      fix: "add the missing cases, or 'default'"
    ),
    MessageHint(
      "contextual closure type",
      "expects",
      why: "who calls the closure says what it hands over",
      fix:
        "name as many parameters as it expects; onChange hands over the old and the new value, or none"
    ),
    MessageHint(
      "cannot be applied to operands of type",
      why: "an operator compares or joins values of one type",
      fix: "turn one into the other's type, as with String(number) or Int(text)"
    ),
    MessageHint(
      "must precede argument",
      why: "arguments stand in the order of their declaration",
      fix: "put it before the other"
    ),
    MessageHint(
      "can throw",
      "not marked with 'try'",
      why: "a failure leaves the function here, and 'try' says so",
      fix: "write 'try' inside of 'do { … } catch { … }', or 'try?' where nothing is to be said"
    ),
    MessageHint(
      "has no member '",
      why: "a type has what its declaration and extensions give it",
      fix: "check the spelling, and of what type the value before the dot is"
    ),
    MessageHint(
      "cannot find '",
      "in scope",
      why: "nothing of this name is declared here or in a module that is imported",
      fix: "check the spelling, declare it, or import its module"
    ),
  ]
}
