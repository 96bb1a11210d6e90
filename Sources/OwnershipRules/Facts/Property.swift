import SwiftSyntax

/// A variable or constant of a type, or a global one.
struct Property: Sendable {
  let name: String
  let nameRange: Range<Int>
  /// The part that declares it; `nil` for a global.
  let part: Int?
  let attributes: [AttributeFact]
  let isLet: Bool
  let isStatic: Bool
  let isLazy: Bool
  /// Whether its value is stored, rather than computed or kept by Core Data.
  let isStored: Bool
  let access: AccessLevel
  let setterAccess: AccessLevel
  let type: TypeShape?
  let initialValue: ExprSyntax?
  /// The code of its initial value.
  let initialRegion: Int?
  /// The code that computes it.
  var getterRegion: Int?
  /// The code of its setter and its observers.
  var otherRegions: [Int] = []
  let node: VariableDeclSyntax

  /// The expression of its first value, given after `=` or to its wrapper.
  var valueGiven: ExprSyntax? {
    if let initialValue { return initialValue }
    let given = attributes.lazy.compactMap(\.arguments).joined().first {
      ["wrappedValue", "initialValue"].contains($0.label?.text)
    }
    return given?.expression
  }

  /// Whether no property wrapper stands between it and its value.
  var isPlain: Bool { attributes.allSatisfy { Self.transparent.contains($0.name) } }

  /// Attributes that wrap nothing.
  private static let transparent: Set<String> = [
    "MainActor", "ObservationIgnored", "ObservationTracked", "available", "objc", "nonobjc",
    "usableFromInline", "ViewBuilder", "IBOutlet", "preconcurrency", "inlinable", "Sendable",
    "ToolbarContentBuilder", "SceneBuilder", "CommandsBuilder", "NSManaged", "GKInspectable",
  ]
}
