/// Keeps whether lists in it are being edited, which is what ``EditButton`` switches.
struct EditModeScope<Content: View>: Primitive, PassingView {
  let content: Content

  private final class Memo {
    let location: ClosureLocation<EditMode>
    let value: () -> EditMode

    init(in node: _ViewNode) {
      var mode = EditMode.inactive
      value = { mode }
      location = ClosureLocation(get: { mode }) { [weak node] new in
        guard new != mode else { return }
        mode = new
        node.map { $0.graph.invalidate($0, because: .state("editMode")) }
      }
    }
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo(in: node)
    node.memo = memo
    let location = memo.location
    node.child(
      0,
      EnvironmentWriter(content: content, value: memo.value()) { environment, mode in
        environment.editMode = Binding(location, mode)
      }
    )
  }
}
