/// What a snippet's entry offers to the runner: its root views, and functions to call.
package enum Registry {
  /// Mounts each root view, by name, in the order of their registration.
  nonisolated(unsafe) package private(set) static var roots: [Root] = []
  /// A root view.
  package struct Root {
    /// The name of its type.
    package let name: String
    /// Mounts it; what happens is told from the first event on.
    package let mount: (@escaping (Event) -> Void) -> Host
  }

  /// The functions that a scenario can call, by name.
  nonisolated(unsafe) package private(set) static var functions: [String: () -> Void] = [:]

  static func add(_ root: Root) { roots.append(root) }

  static func add(function name: String, _ function: @escaping () -> Void) {
    functions[name] = function
  }
}

/// Offers a root view to the runner, by the name of its type.
@MainActor
public func _labRegister<V: View>(_ root: @escaping @MainActor () -> V) {
  Registry.add(.init(name: TypeNames.name(of: V.self)) { Host(telling: $0, root) })
}

/// Offers a function to the runner, for a scenario to call.
@MainActor
public func _labRegister(_ name: String, calling function: @escaping @MainActor () -> Void) {
  Registry.add(function: name) { onMain(function) }
}

/// Tells the name of a property of an observable object.
public func _labRegister(_ keyPath: AnyKeyPath, _ name: String) {
  KeyPathNames.register(keyPath, as: name)
}
