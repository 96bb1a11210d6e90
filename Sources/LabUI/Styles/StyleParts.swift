/// The parts of one control, which its node keeps from one update to the next.
final class StyleParts {
  let parts: [StylePart]
  private let action = SharedAction()

  private init(_ count: Int) { parts = (0..<count).map { _ in StylePart() } }

  /// Those of a control.
  static func of(_ node: _ViewNode, _ count: Int) -> [StylePart] {
    if let known = node.memo as? StyleParts { return known.parts }
    let made = StyleParts(count)
    node.memo = made
    return made.parts
  }

  /// What operates a control, the same one however often the control is made anew.
  static func action(of node: _ViewNode) -> SharedAction {
    (node.memo as? StyleParts)?.action ?? SharedAction()
  }
}
