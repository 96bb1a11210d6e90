/// Sets what the return key does, without a new environment for each new closure.
struct SubmitWriter<Content: View>: Primitive, PassingView {
  let content: Content
  let triggers: SubmitTriggers
  let action: () -> Void

  private final class Memo {
    let text = SharedAction()
    let search = SharedAction()
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    let environment = node.environment
    let (submitted, searched) = (environment.submitAction, environment.searchAction)
    let action = action
    memo.text.action = {
      action()
      submitted?.call()
    }
    memo.search.action = {
      action()
      searched?.call()
    }
    // What is not among its triggers is left to what stands around.
    let text = triggers.contains(.text) ? memo.text : submitted
    let search = triggers.contains(.search) ? memo.search : searched
    node.child(
      0,
      EnvironmentWriter(
        content: EnvironmentWriter(content: content, value: search) { $0.searchAction = $1 },
        value: text
      ) { $0.submitAction = $1 }
    )
  }
}
