/// The content of an alert or a dialog: title, message and buttons, each of which closes it.
struct DialogContent<Actions: View, Message: View>: Primitive {
  let title: Text
  let actions: Actions
  let message: Message
  let close: () -> Void

  private final class Memo {
    let completion = SharedAction()
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    memo.completion.action = close
    node.element = { inner in
      if inner.contains(where: { $0.kind == .button }) { return inner }
      var button = Element(.button, "OK")
      button.operations.tap = { memo.completion.call() }
      return inner + [button]
    }
    node.child(0, title)
    node.child(1, message)
    node.child(
      2,
      EnvironmentWriter(content: actions, value: memo.completion) { environment, completion in
        environment.buttonCompletion = completion
        environment.isEnabled = true
      }
    )
  }
}
