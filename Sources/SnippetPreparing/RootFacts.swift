import LinterProtocol
import SwiftSyntax

/// What of some code can be mounted as its root.
///
/// Where no root is named that is the app; else the views that no other view makes, unless they need
/// objects of the environment that only a preview gives; else the first preview.
struct RootFacts {
  /// The views that are offered.
  private(set) var views: [TypeFacts] = []
  /// The app that is offered.
  private(set) var app: TypeFacts?
  /// The preview that is offered.
  private(set) var preview: PreviewRoot?

  init(
    for job: PreparationJob,
    in trees: [SourceFileSyntax],
    _ facts: [FileFacts],
    _ code: CodeFacts
  ) {
    guard let name = job.root else {
      guard job.additions != .nothing else { return }
      app = code.apps.first
      guard app == nil else { return }
      let isPoor = code.isLackingObjects
      if isPoor { preview = PreviewRoot.first(in: trees, facts) }
      guard preview == nil else { return }
      views = code.roots(named: nil)
      if views.isEmpty, !isPoor { preview = PreviewRoot.first(in: trees, facts) }
      return
    }
    views = code.roots(named: name)
    guard views.isEmpty else { return }
    app = code.apps.first { $0.name == name || $0.path == name }
    if name == PreviewRoot.name { preview = PreviewRoot.first(in: trees, facts) }
  }

  /// The names of what is offered and no view of the code.
  var others: [String] {
    (app.map { [$0.name] } ?? []) + (preview == nil ? [] : [PreviewRoot.name])
  }
}
