import Arguments

extension ManualSection {
  /// The section on a command's JSON: its keys with what they mean.
  static func keys(_ keys: [(path: String, meaning: String)]) -> ManualSection {
    let width = keys.map(\.path.count).max() ?? 0
    let lines = keys.map { key in
      let gap = String(repeating: " ", count: width - key.path.count + 2)
      return "  \(key.path)\(gap)\(key.meaning)"
    }
    return ManualSection("JSON", "With --json one object:\n" + lines.joined(separator: "\n"))
  }
}
