/// What progress consists of.
public struct ProgressViewStyleConfiguration {
  /// The title.
  public struct Label: Primitive {
    func render(in node: _ViewNode) {}
  }

  /// What is said of the value.
  public struct CurrentValueLabel: Primitive {
    func render(in node: _ViewNode) {}
  }

  /// How much is done, from 0 to 1.
  public let fractionCompleted: Double?
  /// The title.
  public var label: Label?
  /// What is said of the value.
  public var currentValueLabel: CurrentValueLabel?
}
