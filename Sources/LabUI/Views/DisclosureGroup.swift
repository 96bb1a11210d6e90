/// Views that are shown or hidden by a tap on their label.
public struct DisclosureGroup<Label: View, Content: View>: Primitive {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Shows views while it is expanded.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// Shows views while it is expanded, which it is not at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  private final class Memo {
    var isExpanded = false
  }

  func render(in node: _ViewNode) {
    let memo = (node.memo as? Memo) ?? Memo()
    node.memo = memo
    let isOpen = isExpanded?.wrappedValue ?? memo.isExpanded
    node.element = { inner in
      var button = Element(.button, inner.first?.text ?? "", children: Array(inner.prefix(1)))
      button.operations.tap = { [weak node] in
        guard let binding = self.isExpanded else {
          memo.isExpanded.toggle()
          node.map { $0.graph.invalidate($0, because: .state("DisclosureGroup.isExpanded")) }
          return
        }
        binding.wrappedValue.toggle()
      }
      return [button] + inner.dropFirst()
    }
    node.child(0, ControlElement(label: label, kind: .text) { _ in })
    if isOpen {
      node.child(1, ScopeView(build: content))
    } else {
      node.dropChildren(from: 1)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Shows views while it is expanded.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Shows views while it is expanded.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Shows views while it is expanded.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
