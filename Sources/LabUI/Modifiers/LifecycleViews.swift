/// Calls something when what is in it appears, or goes.
struct AppearanceView<Content: View>: Primitive, PassingView {
  let content: Content
  let isForGoing: Bool
  let action: (() -> Void)?

  private final class Caller: Follower {
    let isForGoing: Bool
    var action: (() -> Void)?

    init(isForGoing: Bool, in node: _ViewNode) {
      self.isForGoing = isForGoing
      super.init(in: node)
    }

    override func appear() {
      if !isForGoing { call(.appeared(path: path)) }
    }

    override func disappear() {
      if isForGoing { call(.disappeared(path: path)) }
    }

    private func call(_ fact: Event.Fact) {
      graph.log.add(fact)
      action.map { action in onMain { action() } }
    }
  }

  func render(in node: _ViewNode) {
    let caller = (node.follower as? Caller) ?? Caller(isForGoing: isForGoing, in: node)
    node.follower = caller
    caller.action = action
    node.child(0, content)
  }
}

/// Calls something when a value differs from what it was.
struct ChangeView<Content: View, Value: Equatable>: Primitive, PassingView {
  let content: Content
  let value: Value
  let isCalledFirst: Bool
  let action: (Value, Value) -> Void

  private final class Memo {
    var value: Value

    init(value: Value) { self.value = value }
  }

  func render(in node: _ViewNode) {
    let (value, action) = (value, action)
    if let memo = node.memo as? Memo {
      let old = memo.value
      if old != value {
        memo.value = value
        node.graph.afterUpdate { action(old, value) }
      }
    } else {
      node.memo = Memo(value: value)
      if isCalledFirst { node.graph.afterUpdate { action(value, value) } }
    }
    node.child(0, content)
  }
}

/// Calls something for each value of a publisher.
struct ReceiveView<Content: View, P: Publisher>: Primitive, PassingView where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  private final class Memo {
    var action: (P.Output) -> Void
    var line: AnyCancellable?

    init(action: @escaping (P.Output) -> Void) { self.action = action }
  }

  func render(in node: _ViewNode) {
    if let memo = node.memo as? Memo {
      memo.action = action
    } else {
      let memo = Memo(action: action)
      node.memo = memo
      let graph = node.graph
      memo.line = publisher.sink { [weak memo] value in
        guard graph.isUpdating else { return memo.map { $0.action(value) } ?? () }
        graph.afterUpdate { memo?.action(value) }
      }
      node.removals.append { memo.line = nil }
    }
    node.child(0, content)
  }
}

extension View {
  /// Calls something when this view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, isForGoing: false, action: action)
  }

  /// Calls something when this view goes.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, isForGoing: true, action: action)
  }

  /// Calls something with the old and the new value when a value differs.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isCalledFirst: initial, action: action)
  }

  /// Calls something when a value differs.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isCalledFirst: initial) { _, _ in action() }
  }

  /// Calls something with the new value when a value differs.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, isCalledFirst: false) { action($1) }
  }

  /// Calls something for each value of a publisher.
  public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceiveView(content: self, publisher: publisher, action: action)
  }
}
