import SwiftSyntax

/// What a type owes to the protocols and classes that it comes from, and to other modules.
extension DeclarationIndex {
  /// All that a type conforms to or inherits from, however far up.
  struct Kin {
    /// The protocols and classes of the run.
    fileprivate(set) var types: Set<Int> = []
    /// Whether there is something among them of which nobody knows what it asks for.
    fileprivate(set) var hasUnknown = false
  }

  /// All that a type conforms to or inherits from; a circle is gone round once.
  func kin(of type: Int) -> Kin {
    var kin = Kin()
    var pending = [type]
    while let number = pending.popLast() {
      for ref in types[number].parts {
        for parent in part(ref).inherited.flatMap({ parents(named: $0, ref) }) {
          switch parent {
          case .type(let parent):
            if kin.types.insert(parent).inserted { pending.append(parent) }
          case .named(let name):
            if !Self.knownProtocols.contains(name) { kin.hasUnknown = true }
          case .unknown: kin.hasUnknown = true
          }
        }
      }
    }
    return kin
  }

  /// Whether a type conforms to something that asks for a member of that name, or that nothing is
  /// known of.
  func mayBePromised(_ name: String, of type: Int) -> Bool {
    let kin = kin(of: type)
    return kin.hasUnknown || kin.types.contains { types[$0].propertyNamed[name] != nil }
  }

  /// Whether a protocol of the run that a type conforms to asks for a settable member of a name.
  func wantsSetter(_ name: String, of type: Int) -> Bool {
    kin(of: type).types.contains { parent in
      types[parent].kind == .protocol
        && (types[parent].propertyNamed[name] ?? []).contains { property($0).hasSetter }
    }
  }

  /// Whether code outside the run may use a property, for other modules see it.
  func isSeenOutside(_ property: Property, of type: Int) -> Bool {
    guard property.access > .internal else { return false }
    var around: Int? = type
    while let number = around {
      guard !types[number].isDeclared || types[number].parts.contains(where: isSeenOutside) else {
        return false
      }
      around = types[number].parent
    }
    return true
  }

  /// Whether other modules see a part's type, as far as its own declaration tells.
  private func isSeenOutside(_ ref: Ref) -> Bool {
    let part = part(ref)
    guard part.kind != .extension else { return false }
    if part.access > .internal { return true }
    guard let outer = part.parent, files[ref.file].parts[outer].kind == .extension else {
      return false
    }
    return files[ref.file].parts[outer].access > .internal
  }

  /// Protocols and classes of the system whose requirements are known, and are no state of a type.
  private static let knownProtocols: Set<String> = [
    "View", "ViewModifier", "ToolbarContent", "CustomizableToolbarContent", "Commands", "App",
    "Scene", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable", "Equatable", "Hashable", "Comparable", "Sendable", "AnyObject",
    "DynamicProperty", "Identifiable", "Codable", "Encodable", "Decodable", "ObservableObject",
    "Observable", "NSObject", "NSObjectProtocol", "CustomStringConvertible",
    "CustomDebugStringConvertible", "PreviewProvider",
  ]
}

extension Property {
  /// Whether accessors are written for it and one of them sets.
  fileprivate var hasSetter: Bool {
    node.bindings.contains { binding in
      guard case .accessors(let list) = binding.accessorBlock?.accessors else { return false }
      return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }
  }
}
