/// A type that a snippet declares.
final class TypeFacts {
  /// Its name, without those around it.
  let name: String
  /// Its name with those around it, as code at the end of its file writes it.
  let path: String
  let kind: Kind
  /// The byte after the brace that opens it.
  let start: Int
  /// The names it inherits from or conforms to.
  var inherited: [String]
  /// The names of its attributes.
  let attributes: [String]
  /// Whether code at the end of its file can name it without arguments.
  let isReachable: Bool
  /// Its stored properties that a macro of Observation would track.
  var tracked: [String] = []
  /// What the initialiser that the compiler makes has to be given.
  var required: [String] = []
  /// The parameters without a default of each initialiser that is written out.
  var initialisers: [[String]] = []

  /// The kinds of types that matter here.
  enum Kind {
    case actor
    case `class`
    case `struct`
    case other
  }

  init(
    name: String,
    path: String,
    kind: Kind,
    start: Int,
    inherited: [String],
    attributes: [String],
    isReachable: Bool
  ) {
    self.name = name
    self.path = path
    self.kind = kind
    self.start = start
    self.inherited = inherited
    self.attributes = attributes
    self.isReachable = isReachable
  }

  /// What it has to be given when it is made, by the way that asks for least.
  var needs: [String] {
    initialisers.min { $0.count < $1.count } ?? required
  }
}
