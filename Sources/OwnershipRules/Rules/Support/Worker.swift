import SwiftSyntax

extension DeclarationIndex {
  /// Whether a use asks what a property holds to do something, rather than reading a value of it.
  ///
  /// A view may read a model as well as a value; for a model another object's facts are not its
  /// own, so each class, protocol and function that it holds is something else.
  func doesWork(_ use: Use, heldBy ref: Ref) -> Bool {
    let names = MemberPath(of: use).names
    let method = use.access == .call && names.count == 1 ? names[0] : nil
    let isView = type(ofPart: property(ref).part, in: ref.file).map {
      types[$0].roles.hasAny(of: .stateOwner)
    }
    guard let placed = shape(ofProperty: ref)?.unwrapped else {
      let isUnknown = property(ref).type == nil && !hasLiteralValue(property(ref))
      let mayTell = isView == true && !property(ref).attributes.has("Environment")
      return isUnknown && method.map { mayTell ? Verb.begins($0) : true } ?? false
    }
    switch placed.shape {
    case .function: return true
    case .constrained, .composition: return isView != true || method.map(Verb.begins) ?? false
    case .named(let path, _):
      if let type = find(placed) {
        if types[type].kind == .struct || types[type].kind == .enum { return false }
        return isView != true || method.map(Verb.begins) ?? false
      }
      let name = path.last ?? ""
      if Verb.isWorker(name) { return true }
      guard let method, !Self.values.contains(name) else { return false }
      return isView != true || Verb.begins(method)
    default: return false
    }
  }

  private func hasLiteralValue(_ property: Property) -> Bool {
    guard let value = property.initialValue else { return false }
    switch value.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr,
      .arrayExpr, .dictionaryExpr, .nilLiteralExpr:
      return true
    default: return false
    }
  }

  private static let values: Set<String> = [
    "String", "Substring", "Int", "Double", "Float", "CGFloat", "Decimal", "Bool", "Character",
    "Date", "URL", "Data", "UUID", "Set", "CGSize", "CGPoint", "CGRect", "AttributedString",
    "DateComponents", "DateInterval", "IndexSet", "Range", "ClosedRange", "Measurement",
    "ContiguousArray", "Locale", "TimeZone", "NavigationPath", "IdentifiedArrayOf",
    "OrderedDictionary", "OrderedSet", "Deque",
  ]
}

/// Names of methods and types that work rather than tell.
private enum Verb {
  static func begins(_ method: String) -> Bool {
    verbs.contains(NameWords.split(method).first ?? "")
  }

  static func isWorker(_ name: String) -> Bool {
    Collaborator.isNamed(name) || Collaborator.wellKnown.contains(name)
      || endings.contains { name.hasSuffix($0) }
  }

  private static let verbs: Set<String> = [
    "fetch", "load", "read", "request", "make", "create", "next", "start", "pop", "take", "query",
    "search", "generate", "resolve", "open", "connect", "execute", "perform", "run", "reload",
    "build", "get",
  ]

  private static let endings = [
    "Manager", "Provider", "Store", "Database", "Context", "Formatter", "Engine", "Loader",
    "Scheduler", "Controller", "Coordinator", "Storage", "Factory",
  ]
}
