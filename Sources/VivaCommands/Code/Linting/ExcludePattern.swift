/// What to leave out of a run, as a line of a `.gitignore` says it; only comments are no such thing
/// here, so a `#` stands for itself.
package struct ExcludePattern: Equatable, Sendable {
  /// Whether it takes back what an earlier pattern leaves out: it began with `!`.
  package let isNegated: Bool
  /// Whether it stands for folders alone: it ended in `/`.
  private let isForFolders: Bool
  /// Whether it is about a name in any folder: there was no other `/`.
  private let isForNames: Bool
  private let glob: GlobPattern

  /// Reads a pattern.
  package init(_ text: String) {
    var rest = Self.withoutSpacesAtEnd(text)[...]
    isNegated = rest.first == "!"
    if isNegated { rest.removeFirst() }
    isForFolders = rest.last == "/"
    if isForFolders { rest.removeLast() }
    isForNames = !rest.contains("/")
    // A path that begins in this folder, as a shell would complete it.
    if rest.hasPrefix("./") { rest.removeFirst() }
    if rest.first == "/" { rest.removeFirst() }
    glob = GlobPattern(String(rest))
  }

  /// Whether it stands for a path relative to the pattern's folder, itself and not a folder that
  /// the path is in.
  package func matches(_ path: String, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders else { return false }
    guard isForNames, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return glob.matches(path)
    }
    return glob.matches(String(path[path.index(after: slash)...]))
  }

  /// Why no path can ever be what a pattern stands for; `nil` for a pattern that may stand for one.
  package static func reasonToRefuse(_ text: String) -> String? {
    let pattern = ExcludePattern(text)
    var rest = withoutSpacesAtEnd(text)[...]
    if rest.first == "!" { rest.removeFirst() }
    if rest.last == "/" { rest.removeLast() }
    if rest.hasPrefix("./") { rest.removeFirst() }
    if rest.first == "/" { rest.removeFirst() }
    if rest.isEmpty { return "it has no name" }
    guard pattern.glob.isPossible else {
      return "a '[' that is not closed or holds nothing, or a '\\' before nothing"
    }
    let names = rest.split(separator: "/", omittingEmptySubsequences: false)
    if names.contains("") { return "there is no name between two '/'" }
    if names.contains(where: { $0 == "." || $0 == ".." }) {
      return "a path from the folder on has no '.' or '..' in it"
    }
    return nil
  }

  /// Spaces at the end do not count, unless a backslash stands before them.
  private static func withoutSpacesAtEnd(_ text: String) -> String {
    var text = text
    while text.hasSuffix(" ") {
      let backslashes = text.dropLast().reversed().prefix { $0 == "\\" }.count
      guard backslashes.isMultiple(of: 2) else { break }
      text.removeLast()
    }
    return text
  }
}
