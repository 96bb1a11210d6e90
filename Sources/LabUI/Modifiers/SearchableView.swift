/// A view with a field for searching.
struct SearchableView<Content: View>: Primitive, PassingView {
  let content: Content
  let text: Binding<String>
  let value: String
  let prompt: String
  /// Where someone keeps whether it is in use: what it says, and what writes it.
  var presence: (isPresented: Bool, write: (Bool) -> Void)?

  /// Whether the field is in use, for as long as the view is there.
  private final class Memo {
    var isActive = false
    let dismiss = SharedAction()
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    let (text, value, prompt, presence) = (text, value, prompt, presence)
    if let presence { memo.isActive = presence.isPresented }
    let activate = { [unowned memo, weak node] (isActive: Bool) in
      guard memo.isActive != isActive else { return }
      memo.isActive = isActive
      presence?.write(isActive)
      node.map { $0.graph.invalidate($0, because: .state("isSearching")) }
    }
    memo.dismiss.action = {
      text.wrappedValue = ""
      activate(false)
    }
    let search = node.environment.searchAction
    node.element = { [unowned memo] inner in
      var field = Element(.search, prompt)
      field.value = value
      field.isInUse = memo.isActive
      field.operations.setText = {
        activate(true)
        text.wrappedValue = $0
      }
      field.operations.submit = { search?.call() }
      field.operations.focus = activate
      return [field] + inner
    }
    let inner = EnvironmentWriter(content: content, value: memo.isActive) { $0.isSearching = $1 }
    node.child(
      0,
      EnvironmentWriter(content: inner, value: memo.dismiss) {
        $0.dismissSearch = DismissSearchAction($1)
      }
    )
  }
}
