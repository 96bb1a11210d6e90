import SwiftSyntax

extension DeclarationIndex {
  /// Where a type's own code names a member, spelled with `$` or `_` where that is asked for.
  func uses(of name: String, in type: Int) -> [(ref: Ref, use: Use)] {
    (types[type].uses[name] ?? []).map { ($0, use($0)) }
  }

  /// Whether a name means a stored property of a type, though a method may share it.
  ///
  /// Views often have a closure and the modifier that sets it under one name: a call means the
  /// property unless its type is written and no function's.
  func meansStored(_ use: Use, in type: Int) -> Bool {
    guard let ref = types[type].propertyNamed[use.name]?.first, property(ref).isStored else {
      return false
    }
    guard use.isCalled, let shape = property(ref).type else { return true }
    switch shape {
    case .function, .optional(.function): return true
    default: return false
    }
  }

  /// The initialisers written in a type's declaration, which take away the memberwise one.
  func declaredInitializers(of type: Int) -> [Ref] {
    initializers(of: type).filter { ref in
      function(ref).part.map { files[ref.file].parts[$0].kind != .extension } ?? false
    }
  }

  /// All initialisers of a type, those in extensions included.
  func initializers(of type: Int) -> [Ref] { types[type].functionNamed["init"] ?? [] }

  /// Whether a place in a type stands in a preview.
  func isPreview(_ part: Int?, in file: Int) -> Bool {
    parts(around: part, in: file).contains { number in
      let isProvider = typeOfPart[file][number].map { types[$0].roles.contains(.previews) }
      return files[file].parts[number].isInMacro || isProvider == true
    }
  }

  /// Whether a place in a type is seen by its own file only.
  func isFileOnly(_ part: Int?, in file: Int) -> Bool {
    parts(around: part, in: file).contains { number in
      guard let type = typeOfPart[file][number] else { return false }
      return types[type].parts.contains { isDeclaredFileOnly(self.part($0), in: $0.file) }
    }
  }

  /// Whether a declaration of a type, or the extension that it stands in, says so.
  private func isDeclaredFileOnly(_ part: TypePart, in file: Int) -> Bool {
    guard part.kind != .extension else { return false }
    guard !part.access.isFileOnly, let outer = part.parent else { return part.access.isFileOnly }
    return files[file].parts[outer].kind == .extension
      && files[file].parts[outer].access.isFileOnly
  }

  /// A part and those that it stands in, from the inside.
  private func parts(around part: Int?, in file: Int) -> [Int] {
    var parts: [Int] = []
    var around = part
    while let number = around {
      parts.append(number)
      around = files[file].parts[number].parent
    }
    return parts
  }

  /// Whether what an expression makes is an object of the run, or of a type that none of the files
  /// declares and that is no value type known here.
  ///
  /// `.init(…)` makes what is expected there.
  func makesOwnObject(
    _ expression: ExprSyntax,
    expecting shape: TypeShape? = nil,
    from part: Int?,
    in file: Int
  ) -> Bool {
    guard let call = expression.unwrapped.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.typePath
    else { return false }
    guard let path = called.isEmpty ? shape?.corePath : called else { return false }
    if let type = find(path, from: part, in: file) {
      return types[type].isModel || types[type].kind == .class || types[type].kind == .actor
    }
    return !(path.last.map(Self.valueTypes.contains) ?? false)
  }

  /// Types of the system whose values are copies of what they are made from.
  private static let valueTypes: Set<String> = [
    "String", "Substring", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float", "CGFloat", "Decimal", "Bool", "Character", "Date",
    "URL", "Data", "UUID", "Array", "Set", "Dictionary", "Optional", "CGSize", "CGPoint", "CGRect",
    "Color", "AttributedString", "Text", "DateComponents", "DateInterval", "IndexSet", "Range",
    "ClosedRange", "LocalizedStringKey", "EdgeInsets", "Angle", "Measurement", "ContiguousArray",
    "NSString", "NSNumber", "NSAttributedString", "CLLocationCoordinate2D", "Locale", "TimeZone",
  ]
}
