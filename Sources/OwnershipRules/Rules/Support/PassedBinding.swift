import SwiftSyntax

/// A binding that a call passes, of which the value alone can be passed instead.
struct PassedBinding {
  /// Drops the `$` of `$x`, `self.$x` and `$x.member`; a constant binding becomes its value.
  let edit: Edit

  /// Looks at an argument; `nil` where its value cannot be told apart from its binding.
  init?(_ value: ExprSyntax, _ file: Int, _ context: LintContext) {
    if let constant = value.constantBound {
      edit = context.edit(file, value.byteRange, constant.trimmedDescription)
      return
    }
    var root = value
    var members: [String] = []
    while let access = root.as(MemberAccessExprSyntax.self), let base = access.base {
      members.insert(access.declName.baseName.plainText, at: 0)
      root = base
    }
    if root.isSelf, !members.isEmpty {
      members.removeFirst()
    } else if !root.is(DeclReferenceExprSyntax.self) {
      return nil
    }
    guard !members.contains(where: { ["projectedValue", "wrappedValue"].contains($0) }),
      let use = context.index.files[file].uses(in: value.byteRange).first,
      use.name.utf8.first == UInt8(ascii: "$"),
      context.index.projectsBinding(use, toMember: !members.isEmpty, in: file),
      let name = use.node.lastToken(viewMode: .sourceAccurate)
    else { return nil }
    let start = name.byteRange.lowerBound
    edit = context.edit(file, start..<start + 1, "")
  }
}

extension DeclarationIndex {
  /// Whether the `$x` of a use is a binding of what `x` is.
  fileprivate func projectsBinding(_ use: Use, toMember: Bool, in file: Int) -> Bool {
    let wrappers = Self.bindingWrappers.union(toMember ? Self.memberWrappers : [])
    if case .local(let number) = use.root {
      let local = files[file].locals[number]
      // `{ $item in }` declares `item` as well; `$0` does not.
      if case .closureParameter = local.kind { return local.name.utf8.first == UInt8(ascii: "$") }
      return local.attributes.contains { wrappers.contains($0.name) }
    }
    guard let type = type(ofRegion: use.region, in: file) else { return false }
    let properties = types[type].propertyNamed[String(use.name.dropFirst())] ?? []
    return !properties.isEmpty
      && properties.allSatisfy { ref in
        property(ref).attributes.contains { wrappers.contains($0.name) }
      }
  }

  private static let bindingWrappers: Set<String> = [
    "State", "Binding", "AppStorage", "SceneStorage", "FocusState", "AccessibilityFocusState",
  ]
  private static let memberWrappers: Set<String> = [
    "Bindable", "ObservedObject", "StateObject", "EnvironmentObject",
  ]
}

extension ExprSyntax {
  /// The value of `.constant(value)`.
  fileprivate var constantBound: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "constant", call.arguments.count == 1
    else { return nil }
    return call.arguments.first?.expression
  }
}
