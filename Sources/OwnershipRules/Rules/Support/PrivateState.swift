import SwiftSyntax

/// The edits that make a view's state private.
///
/// They are certain when the state has a value, nobody passes another, and nothing but the type's
/// own code in the same file may name it.
struct PrivateState {
  /// All the edits, none where it is private already; `nil` where they would be a guess.
  let edits: [Edit]?

  init(_ ref: Ref, of type: Int, in context: LintContext) {
    let index = context.index
    let property = index.property(ref)
    // To filter the collection itself would make it anew, with all the tree around it.
    let modifiers = Array(property.node.modifiers).filter {
      AccessLevel($0.name.tokenKind) != nil
    }
    if property.access.isFileOnly {
      edits = []
    } else if property.access == .internal, modifiers.count < 2,
      property.valueGiven != nil, property.node.bindings.count == 1, property.mayBePrivate,
      !index.isNamedOutside(property.name, of: type, onlyIn: ref.file, context.spellings),
      !index.isPassed(property.name, to: type, context.spellings),
      !index.mayBePromised(property.name, of: type)
    {
      let keyword = property.node.bindingSpecifier.byteRange.lowerBound
      edits = [
        modifiers.first.map { context.edit(ref.file, $0.byteRange, "private") }
          ?? context.edit(ref.file, keyword..<keyword, "private ")
      ]
    } else {
      edits = nil
    }
  }
}

extension Property {
  /// Whether all its attributes are known to go with `private`; `@usableFromInline` does not.
  fileprivate var mayBePrivate: Bool {
    hasPlainAttributes
      && attributes.allSatisfy { Self.knownAttributes.contains($0.name) }
  }

  private static let knownAttributes: Set<String> = [
    "State", "StateObject", "ObservedObject", "MainActor", "available", "preconcurrency",
    "Sendable",
    "nonobjc",
  ]
}

extension DeclarationIndex {
  /// Whether a call of the run may make a type with an argument of that label.
  fileprivate func isPassed(_ label: String, to type: Int, _ spellings: Spellings) -> Bool {
    let name = types[type].name
    if spellings.mayReach("init", ofType: name) || isAliased(name) { return true }
    return [name, "init", "Self"].contains { name in
      calls(named: name).contains { ref in
        call(ref).node.arguments.contains { $0.label?.plainText == label }
      }
    }
  }

  /// Whether a type has, or may have, another name.
  func isAliased(_ name: String) -> Bool {
    aliases.values.joined().contains { $0.type.corePath?.last == name }
  }

  /// Whether code other than the type's own in one file may name a member.
  fileprivate func isNamedOutside(
    _ name: String,
    of type: Int,
    onlyIn file: Int,
    _ spellings: Spellings
  ) -> Bool {
    types[type].isAmbiguous || types[type].hasLostExtension
      || spellings.mayReach(name, "$" + name, "_" + name, ofType: types[type].name)
      || [name, "$" + name, "_" + name].contains { spelled in
        (types[type].uses[spelled] ?? []).contains { $0.file != file }
      }
  }
}
