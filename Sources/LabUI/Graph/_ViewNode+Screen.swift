extension _ViewNode {
  /// Takes its place: from now on those modifiers follow it that reach it.
  func enter() {
    guard case .itself = reach else { return }
    followers = modifiersAround
    if !isCovered { appear() }
  }

  /// Covers or uncovers what stands here; its state is kept.
  func setCovered(_ isCovered: Bool) {
    isCoveredItself = isCovered
    cover(parent?.isCovered ?? false)
  }

  /// Learns whether what it stands in is covered.
  private func cover(_ isCoveredAround: Bool) {
    let isCovered = isCoveredAround || isCoveredItself
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    if !isCovered { appear() }
    for child in children { child.cover(isCovered) }
    if isCovered { disappear() }
  }

  private func appear() {
    guard !isOnScreen, !isWaiting, case .itself = reach else { return }
    isOnScreen = true
    for follower in followers.reversed() { follower.came() }
  }

  /// Leaves the screen.
  func disappear() {
    guard isOnScreen else { return }
    isOnScreen = false
    for follower in followers { follower.left() }
  }

  /// The modifiers that reach it, innermost first.
  private var modifiersAround: [Follower] {
    var found: [Follower] = []
    var node = self
    while let around = node.parent, around.reaches(node) {
      if let follower = around.follower { found.append(follower) }
      node = around
    }
    return found
  }

  /// Whether what is said of this place is said of one of its children.
  func reaches(_ child: _ViewNode) -> Bool {
    switch reach {
    case .itself: false
    case .all: true
    case .place(let index): children.indices.contains(index) && children[index] === child
    }
  }
}
