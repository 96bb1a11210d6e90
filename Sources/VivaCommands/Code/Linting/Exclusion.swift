import Effects

/// What is left out of a run, of all that is at or below one operand of it.
struct Exclusion {
  /// Lists of patterns, of which later ones have the last word.
  private var lists: [List] = []

  /// Where patterns come from.
  enum Origin {
    /// The call, which may even leave out what it names.
    case call
    /// The settings, from which a call asks back what it names.
    case settings
  }

  private struct List {
    let patterns: [ExcludePattern]
    let origin: Origin
    /// The operand's path, relative to the folder that the patterns speak of.
    let prefix: String
  }

  /// Whether there are any patterns.
  var isAny: Bool { !lists.isEmpty }

  /// Adds patterns that speak of a folder, for an operand at or below it; both paths are absolute.
  mutating func add(
    _ patterns: [String],
    from origin: Origin,
    of folder: String,
    operand: String
  ) {
    guard !patterns.isEmpty else { return }
    let prefix = Self.path(operand, relativeTo: folder) ?? ""
    lists.append(
      List(patterns: patterns.map(ExcludePattern.init), origin: origin, prefix: prefix)
    )
  }

  /// Whether the call leaves out the operand itself, or a folder that it is in.
  func leavesOutOperand(isFolder: Bool) -> Bool {
    let lists = lists.filter { $0.origin == .call }
    guard let longest = lists.map(\.prefix).max(by: { $0.utf8.count < $1.utf8.count }) else {
      return false
    }
    let names = longest.split(separator: "/")
    return names.indices.contains { last in
      let path = names[...last].joined(separator: "/")
      return Self.verdict(lists.map { ($0, path) }, isFolder: isFolder || last < names.count - 1)
    }
  }

  /// Whether something below the operand, at a path relative to it, is left out.
  func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    Self.verdict(lists.map { ($0, Paths.join($0.prefix, path)) }, isFolder: isFolder)
  }

  /// The last pattern that stands for the path decides.
  private static func verdict(_ lists: [(List, path: String)], isFolder: Bool) -> Bool {
    for (list, path) in lists.reversed() {
      if let last = list.patterns.last(where: { $0.matches(path, isFolder: isFolder) }) {
        return !last.isNegated
      }
    }
    return false
  }

  /// The path from a folder to what is in it, empty for itself; `nil` where it is elsewhere.
  static func path(_ path: String, relativeTo folder: String) -> String? {
    if path == folder { return "" }
    let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }
}
