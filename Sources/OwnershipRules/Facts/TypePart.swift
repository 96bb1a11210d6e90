import SwiftSyntax

/// One declaration of a type, or one extension of it.
struct TypePart: Sendable {
  enum Kind: Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  let kind: Kind
  /// The name as written; several parts only for an extension.
  let path: [String]
  let nameRange: Range<Int>
  /// The part that this one stands in, in the same file.
  let parent: Int?
  /// The code that this one stands in, for a type declared inside a function.
  let region: Int?
  let inherited: [TypeShape]
  let attributes: [AttributeFact]
  let access: AccessLevel
  /// The names of its generic parameters.
  let generics: Set<String>
  /// The `#if` clauses around it.
  let conditions: [Condition]
  /// Whether it stands in a `#Preview` or another macro's closure.
  let isInMacro: Bool
  let node: DeclSyntax

  var name: String { path.last ?? "" }

  /// A clause of an `#if`: which `#if` of the file, and which of its clauses.
  struct Condition: Hashable, Sendable {
    let directive: Int
    let clause: Int
  }
}
