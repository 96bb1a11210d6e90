import SwiftSyntax

/// The types of a run that Combine is part of.
struct CombineSigns {
  private(set) var types: Set<Int> = []

  init(in index: DeclarationIndex) {
    for (file, facts) in index.files.enumerated() {
      for use in facts.uses { add(use, in: file, index) }
    }
    for name in ["sink", "assign"] {
      for ref in index.calls(named: name) where index.call(ref).base != nil {
        insert(index.type(ofRegion: index.call(ref).region, in: ref.file))
      }
    }
    for (number, type) in index.types(with: .legacy) {
      if type.properties.contains(where: { index.property($0).isOfCombine }) {
        types.insert(number)
      }
    }
  }

  private mutating func insert(_ type: Int?) {
    if let type { types.insert(type) }
  }

  /// `$p` and `objectWillChange`, of the type itself or reached through a variable of the type.
  private mutating func add(_ use: Use, in file: Int, _ index: DeclarationIndex) {
    if case .local = use.root {
    } else if use.name == "objectWillChange" || use.name.isProjection {
      insert(index.type(ofRegion: use.region, in: file))
    }
    guard use.node.id != use.chain.id else { return }
    let names = MemberPath(of: use).names
    guard names.contains(where: { $0.isProjection || $0 == "objectWillChange" }) else { return }
    let publishers = Set(names.filter { $0.isProjection || $0 == "objectWillChange" })
    for reach in index.membersReached(from: use, in: file)
    where publishers.contains(reach.member.name) || publishers.contains("$" + reach.member.name) {
      types.insert(reach.member.type)
    }
  }
}

extension Property {
  /// Whether it keeps a subscription, a publisher or a subject.
  fileprivate var isOfCombine: Bool {
    guard isStored else { return false }
    let given = type.map { $0.names } ?? valueGiven.map { $0.mentionedTypes } ?? []
    return !given.isDisjoint(with: Self.combineTypes) || name == "objectWillChange"
  }

  private static let combineTypes: Set<String> = [
    "AnyCancellable", "Cancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    "ObservableObjectPublisher",
  ]
}

extension TypeShape {
  /// Every name in the type, those of its arguments included.
  fileprivate var names: Set<String> {
    switch self {
    case .named(let path, let arguments):
      arguments.reduce(into: Set(path.suffix(1))) { $0.formUnion($1.names) }
    case .optional(let shape), .array(let shape), .constrained(let shape): shape.names
    case .dictionary(let key, let value): key.names.union(value.names)
    case .composition(let shapes): shapes.reduce(into: []) { $0.formUnion($1.names) }
    case .function, .other: []
    }
  }
}

extension ExprSyntax {
  /// The capitalised names in what an expression calls: `Set` and `AnyCancellable` in
  /// `Set<AnyCancellable>()`.
  fileprivate var mentionedTypes: Set<String> {
    guard let call = unwrapped.as(FunctionCallExprSyntax.self) else { return [] }
    let names = call.calledExpression.tokens(viewMode: .sourceAccurate).map(\.plainText)
    return Set(names.filter(\.isCapitalised))
  }
}
