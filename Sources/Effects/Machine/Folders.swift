/// Where this program keeps its files, after the XDG base directory specification.
package struct Folders: Equatable, Sendable {
  /// The learner's progress, `$XDG_DATA_HOME/viva`.
  package let data: String
  /// The learner's settings, `$XDG_CONFIG_HOME/viva`.
  package let config: String
  /// History that may be lost, `$XDG_STATE_HOME/viva`.
  package let state: String
  /// What can be made again, `$XDG_CACHE_HOME/viva`.
  package let cache: String

  /// Finds the folders; `nil` where neither `HOME` nor the variables tell them.
  ///
  /// A relative path in a variable is ignored, as the specification demands.
  package init?(_ variables: Variables) {
    let home = Self.absolute(variables["HOME"])
    func find(_ name: String, _ standard: String) -> String? {
      let base = Self.absolute(variables[name]) ?? home.map { Paths.join($0, standard) }
      return base.map { Paths.join($0, "viva") }
    }
    guard let data = find("XDG_DATA_HOME", ".local/share"),
      let config = find("XDG_CONFIG_HOME", ".config"),
      let state = find("XDG_STATE_HOME", ".local/state"),
      let cache = find("XDG_CACHE_HOME", ".cache")
    else { return nil }
    self.data = data
    self.config = config
    self.state = state
    self.cache = cache
  }

  private static func absolute(_ path: String?) -> String? {
    path.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
