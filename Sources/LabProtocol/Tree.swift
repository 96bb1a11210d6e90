import StrictJSON

/// What stands in a run's tree at a moment: the views, and what a user sees.
package struct Tree: Equatable, Sendable {
  /// The views with a body, parents before children.
  package var views: [TreeView]
  /// What a user sees, one element a line, children indented by two spaces.
  package var screen: [String]

  /// The most views, and the most lines of a screen, that are told.
  package static let most = 2_000

  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - views: The views with a body, parents before children.
  ///   - screen: What a user sees, one element a line.
  package init(views: [TreeView] = [], screen: [String] = []) {
    self.views = views
    self.screen = screen
  }

  init(_ line: LineObject) throws(LineProblem) {
    self.init(
      views: try line.objects("views").map(TreeView.init),
      screen: try line.texts("screen")
    )
  }

  /// Adds the members of a record.
  func add(to json: inout JSONObject) {
    json["views"] = .array(views.map(\.json))
    json["screen"] = .array(screen.map(JSONValue.string))
  }
}
