/// What a modifier does when what it reaches comes onto the screen, and when that leaves it.
///
/// It may reach several views, such as those of a group. As in SwiftUI since iOS 15 it acts once for
/// all of them: when the first one comes, and when the last one has gone. One that takes another's
/// place within an update is neither.
class Follower {
  /// Where the modifier stands.
  private(set) var path = ""
  let graph: Graph
  private weak var node: _ViewNode?
  private var count = 0
  private var isShown = false
  private var isWaiting = false

  /// Makes it for a modifier's place.
  init(in node: _ViewNode) {
    self.node = node
    graph = node.graph
  }

  /// Acts when something is on the screen.
  func appear() {}

  /// Acts when nothing is on the screen any more.
  func disappear() {}

  /// Learns that a view came onto the screen.
  final func came() { counted(1) }

  /// Learns that a view left the screen.
  final func left() { counted(-1) }

  private func counted(_ change: Int) {
    count += change
    if let node { path = node.path }
    guard !isWaiting else { return }
    isWaiting = true
    graph.afterUpdate { [self] in
      isWaiting = false
      guard isShown != (count > 0) else { return }
      isShown = count > 0
      if isShown { appear() } else { disappear() }
    }
  }
}
