import SwiftSyntax

/// Which views of the run show which others.
struct ViewContainment {
  /// The views that each view's code makes, by type.
  private(set) var contents: [Int: Set<Int>] = [:]
  /// The views that another view's code makes.
  private(set) var contained: Set<Int> = []
  /// The views that an app or a scene of the run makes.
  private(set) var inScenes: Set<Int> = []

  /// Looks at every place where a view of the run is made.
  init(in index: DeclarationIndex) {
    for (child, type) in index.types(with: .view) {
      for ref in index.calls(named: type.name) {
        let call = index.call(ref)
        let part = index.files[ref.file].regions[call.region].part
        guard let parent = index.type(ofPart: part, in: ref.file), parent != child,
          index.types[parent].roles.hasAny(of: [.viewLike, .app, .scene]),
          let path = call.node.calledExpression.typePath,
          index.find(path, from: part, in: ref.file) == child
        else { continue }
        guard index.types[parent].roles.hasAny(of: .viewLike) else {
          inScenes.insert(child)
          continue
        }
        contents[parent, default: []].insert(child)
        contained.insert(child)
      }
    }
  }

  /// Whether a view shows others of the run.
  func isContainer(_ type: Int) -> Bool { contents[type]?.isEmpty == false }
}
