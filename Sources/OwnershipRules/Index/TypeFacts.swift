/// A type of the run, its declaration and extensions taken together.
struct TypeFacts: Sendable {
  let name: String
  /// The type it is nested in.
  let parent: Int?
  /// The kind of its declaration; `extension` for a type that the run only extends.
  let kind: TypePart.Kind
  /// The only file that sees it, where that is so.
  let fileOnly: Int?
  /// Whether the run declares another type of the same name that code may mean as well.
  var isAmbiguous = false
  /// Whether the run has an extension that may be this type's or another's, so that not all of
  /// its code is known.
  var hasLostExtension = false
  /// Its declaration, or declarations in branches of an `#if`, then its extensions.
  var parts: [Ref] = []
  var roles: TypeRoles = []
  var properties: [Ref] = []
  var functions: [Ref] = []
  var propertyNamed: [String: [Ref]] = [:]
  var functionNamed: [String: [Ref]] = [:]
  /// The types nested in it, by name.
  var nested: [String: [Int]] = [:]
  /// Where its own code names its members, by the name as written, `$` and `_` included.
  var uses: [String: [Ref]] = [:]

  /// Whether the run declares it.
  var isDeclared: Bool { kind != .extension }
  var isModel: Bool { kind == .class && roles.hasAny(of: .model) }
  /// An observable model, and no legacy one besides.
  var isObservableOnly: Bool { kind == .class && roles.contains(.observable) && !isLegacy }
  var isLegacy: Bool { kind == .class && roles.contains(.legacy) }
}
