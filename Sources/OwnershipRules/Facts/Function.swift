import SwiftSyntax

/// A function, method, initialiser or subscript.
struct Function: Sendable {
  enum Kind: Sendable {
    case function, initializer, deinitializer, `subscript`
  }

  let kind: Kind
  let name: String
  let nameRange: Range<Int>
  /// The part that declares it; `nil` for a global or local function.
  let part: Int?
  let parameters: [Parameter]
  let attributes: [AttributeFact]
  let isStatic: Bool
  let isMutating: Bool
  let access: AccessLevel
  let returnType: TypeShape?
  let generics: Set<String>
  /// The code of its body; `nil` where it has none.
  var region: Int?
  let node: DeclSyntax

  /// One parameter of a function.
  struct Parameter: Sendable {
    /// What callers write before the argument; `nil` for `_`.
    let label: String?
    /// What the body calls it.
    let name: String
    let type: TypeShape?
    let attributes: [AttributeFact]
    let hasDefault: Bool

    init(_ node: FunctionParameterSyntax) {
      let first = node.firstName.plainText
      label = first == "_" ? nil : first
      name = node.secondName?.plainText ?? first
      type = TypeShape(node.type)
      attributes = AttributeFact.list(node.attributes)
      hasDefault = node.defaultValue != nil
    }
  }
}
