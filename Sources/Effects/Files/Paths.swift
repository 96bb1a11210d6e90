/// Paths as text.
package enum Paths {
  /// A name in a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") || folder.isEmpty { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The folder of a path: what stands before its last part, `.` where nothing does.
  package static func folder(of path: String) -> String {
    let trimmed = trimmed(path)
    guard let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = trimmed[..<slash]
    return folder.utf8.allSatisfy { $0 == UInt8(ascii: "/") } ? "/" : String(folder)
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    let trimmed = trimmed(path)
    guard trimmed != "/", let slash = trimmed.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return String(trimmed)
    }
    return String(trimmed[trimmed.index(after: slash)...])
  }

  private static func trimmed(_ path: String) -> Substring {
    var rest = path[...]
    while rest.utf8.count > 1, rest.utf8.last == UInt8(ascii: "/") { rest.removeLast() }
    return rest
  }
}
