/// What one file of a snippet declares.
struct FileFacts {
  /// Its types, in the order of their braces.
  var types: [TypeFacts] = []
  /// What extensions add to the conformances of a type, by its last name.
  var conformances: [String: [String]] = [:]
  /// What protocols and type aliases stand for, by name.
  var abbreviations: [String: [String]] = [:]
  /// The initialisers that extensions add, by the type's last name.
  var initialisers: [String: [[String]]] = [:]
  /// The functions outside of types that need no argument.
  var functions: [Function] = []
  /// The names that are called in each type, by the outermost type's name.
  var calls: [String: Set<String>] = [:]

  /// Whether a property asks the environment for an object.
  var asksForObjects = false

  /// Whether statements stand outside of any declaration.
  var hasStatements = false

  /// Those of them that a name alone tells apart.
  var callable: [Function] {
    let counts = Dictionary(grouping: functions, by: \.name).mapValues(\.count)
    return functions.filter { counts[$0.name] == 1 }
  }

  /// A function that a scenario can call.
  struct Function {
    let name: String
    let isAsync: Bool
    let `throws`: Bool
  }
}
