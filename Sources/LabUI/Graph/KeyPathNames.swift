/// The names of the properties of observable objects.
///
/// A key path to a property that a macro computes does not know its name on Linux. What the snippet's
/// entry registered comes first; otherwise the name is read out of the symbol of the getter.
package enum KeyPathNames {
  nonisolated(unsafe) private static var known: [AnyKeyPath: String] = [:]

  /// Tells the name of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: Its name, without its type's.
  package static func register(_ keyPath: AnyKeyPath, as name: String) { known[keyPath] = name }

  /// The name of a property with its type's, such as `Model.price`.
  static func name(of keyPath: AnyKeyPath?) -> String {
    guard let keyPath else { return "a property" }
    let type = TypeNames.name(of: Swift.type(of: keyPath).rootType)
    if let name = known[keyPath] { return "\(type).\(name)" }
    let name = GetterSymbols.propertyName(of: keyPath) ?? "a property"
    known[keyPath] = name
    return "\(type).\(name)"
  }
}
