@unsafe @preconcurrency internal import Glibc

/// The environment variables of the process, as a value.
package struct Variables: Equatable, Sendable {
  /// Each variable's value by its name.
  package var values: [String: String]

  /// Makes an environment of given variables.
  package init(_ values: [String: String]) { self.values = values }

  /// The value of a variable; `nil` where it is not set or empty, which POSIX programs take alike.
  package subscript(name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }

  /// The variables this process was started with.
  package static func current() -> Variables {
    var values: [String: String] = [:]
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let parts = unsafe String(cString: text).split(
        separator: "=",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      if parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
      unsafe entry = entry.advanced(by: 1)
    }
    return Variables(values)
  }
}
