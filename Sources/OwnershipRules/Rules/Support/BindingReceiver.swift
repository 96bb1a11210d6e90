import SwiftSyntax

/// What a binding that is given to a call ends up as.
enum BindingReceiver {
  /// A `@Binding` of a view of the run.
  case binding(BindingWrites.Key)
  /// Nothing keeps it.
  case ignored
  /// A control, an unknown type, a function: it may write.
  case unknown

  /// Everything that an argument may end up as, for each initialiser that may be meant.
  static func all(
    of argument: ExprSyntax,
    in call: FunctionCallExprSyntax,
    _ label: String?,
    from part: Int?,
    _ file: Int,
    _ index: DeclarationIndex
  ) -> [BindingReceiver] {
    guard let path = call.calledExpression.typePath, !path.isEmpty,
      let type = index.find(path, from: part, in: file),
      index.types[type].roles.hasAny(of: .viewLike), !index.types[type].hasLostExtension
    else { return [.unknown] }
    var receivers = index.initializers(of: type).flatMap { ref in
      index.parameters(of: ref, taking: argument, in: call, label).map {
        receiver(parameter: $0, of: ref, type, index)
      }
    }
    if index.declaredInitializers(of: type).isEmpty, let label {
      let named = index.types[type].propertyNamed[label] ?? []
      if !named.isEmpty {
        let isBinding = named.allSatisfy { index.property($0).isBinding }
        receivers.append(isBinding ? .binding(.init(type: type, name: label)) : .unknown)
      }
    }
    return receivers.isEmpty ? [.unknown] : receivers
  }

  /// Follows a parameter to the property that keeps it.
  private static func receiver(
    parameter: Int,
    of ref: Ref,
    _ type: Int,
    _ index: DeclarationIndex
  ) -> BindingReceiver {
    var kept: BindingReceiver = .ignored
    for use in index.files[ref.file].uses(in: index.function(ref).node.fullRange) {
      guard case .local(let number) = use.root,
        case .parameter(ref.number, parameter) = index.files[ref.file].locals[number].kind
      else { continue }
      if MemberPath(of: use).names.first == "wrappedValue", case .read = use.access { continue }
      guard let name = use.assignedStorage, isBinding(name, of: type, index) else {
        return .unknown
      }
      kept = .binding(.init(type: type, name: name))
    }
    return kept
  }

  private static func isBinding(_ name: String, of type: Int, _ index: DeclarationIndex) -> Bool {
    let named = index.types[type].propertyNamed[name] ?? []
    return !named.isEmpty && named.allSatisfy { index.property($0).isBinding }
  }
}

extension Use {
  /// The property to whose storage the use is assigned: `x` in `_x = use`.
  fileprivate var assignedStorage: String? {
    guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3,
      list.last?.id == node.id, let target = list.first
    else { return nil }
    let member = target.as(MemberAccessExprSyntax.self)
    if let member, member.base?.isSelf != true { return nil }
    let name = (member?.declName ?? target.as(DeclReferenceExprSyntax.self))?.baseName.plainText
    guard let name, name.utf8.first == UInt8(ascii: "_") else { return nil }
    return String(name.dropFirst())
  }
}

extension DeclarationIndex {
  /// The parameters of an initialiser, by number, that an argument of a call may be given to.
  func parameters(
    of ref: Ref,
    taking argument: ExprSyntax,
    in call: FunctionCallExprSyntax,
    _ label: String?
  ) -> [Int] {
    let parameters = function(ref).parameters
    guard label == nil else { return parameters.indices.filter { parameters[$0].label == label } }
    let unlabelled = Array(call.arguments).filter { $0.label == nil }
    let place = unlabelled.firstIndex { $0.expression.id == argument.id }
    let candidates = parameters.indices.filter { parameters[$0].label == nil }
    guard let place, place < candidates.count else { return [] }
    return [candidates[place]]
  }
}
