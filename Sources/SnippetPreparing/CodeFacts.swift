/// What all files of a snippet declare together.
struct CodeFacts {
  /// All types.
  let types: [TypeFacts]
  private let lookup: Conformances
  /// The types that make something, by the name of what they make; what only shows it left out.
  private let makers: [String: Set<String>]
  private let asksForObjects: Bool

  init(_ files: [FileFacts]) {
    types = files.flatMap(\.types)
    asksForObjects = files.contains(where: \.asksForObjects)
    let lookup = Conformances(
      types: Dictionary(types.map { ($0.name, $0) }) { first, _ in first },
      extensions: Self.merged(files.map(\.conformances)),
      abbreviations: Self.merged(files.map(\.abbreviations))
    )
    let makers = Set(types.filter { !lookup.conforms($0, to: Self.showers) }.map(\.name))
    self.makers = files.reduce(into: [:]) { all, file in
      for (type, calls) in file.calls where makers.contains(type) {
        for name in calls { all[name, default: []].insert(type) }
      }
    }
    self.lookup = lookup
    let grouped = Dictionary(grouping: types, by: \.name)
    for (name, lists) in Self.merged(files.map(\.initialisers)) {
      // What an extension adds stands beside the initialiser that the compiler makes.
      for type in grouped[name] ?? [] {
        if type.initialisers.isEmpty { type.initialisers = [type.required] }
        type.initialisers += lists
      }
    }
  }

  /// The views, in the order of the files.
  var views: [TypeFacts] { types.filter(isView) }

  /// Whether a type is a view.
  func isView(_ type: TypeFacts) -> Bool {
    type.kind == .struct && conforms(type, to: ["View"])
  }

  /// Whether a type conforms to one of some protocols, as far as the code says so.
  func conforms(_ type: TypeFacts, to names: Set<String>) -> Bool {
    lookup.conforms(type, to: names)
  }

  /// Whether another view makes a view.
  func isMade(_ view: TypeFacts) -> Bool {
    makers[view.name]?.contains { $0 != view.name } ?? false
  }

  /// The views to offer as roots: the one that is named, or those that no other view makes.
  func roots(named name: String?) -> [TypeFacts] {
    let possible = views.filter { $0.isReachable && $0.needs.isEmpty }
    if let name { return possible.filter { $0.name == name || $0.path == name } }
    let tops = possible.filter { !isMade($0) }
    return tops.isEmpty ? possible : tops
  }

  /// The apps, which can be mounted as they are.
  var apps: [TypeFacts] {
    types.filter {
      $0.kind == .struct && $0.isReachable && $0.needs.isEmpty && conforms($0, to: ["App"])
    }
  }

  /// Whether views ask the environment for objects, and none of the code but previews gives any.
  var isLackingObjects: Bool {
    asksForObjects && makers["environment"] == nil && makers["environmentObject"] == nil
  }

  /// What shows views without being one: a preview and an app make roots.
  private static let showers: Set = ["App", "PreviewProvider", "Scene"]

  /// What types conform to, as far as the code says so.
  private struct Conformances {
    /// The first type of each name.
    let types: [String: TypeFacts]
    let extensions: [String: [String]]
    let abbreviations: [String: [String]]

    func conforms(_ type: TypeFacts, to names: Set<String>) -> Bool {
      var seen: Set<String> = []
      var waiting = type.inherited + (extensions[type.name] ?? [])
      while let name = waiting.popLast() {
        if names.contains(name) { return true }
        guard seen.insert(name).inserted else { continue }
        waiting += abbreviations[name] ?? []
        waiting += extensions[name] ?? []
        waiting += types[name]?.inherited ?? []
      }
      return false
    }
  }

  private static func merged<Value>(_ tables: [[String: [Value]]]) -> [String: [Value]] {
    tables.reduce(into: [:]) { all, table in all.merge(table) { $0 + $1 } }
  }
}
