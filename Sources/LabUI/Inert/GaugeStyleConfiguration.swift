/// What a gauge consists of.
public struct GaugeStyleConfiguration {
  /// The title.
  public struct Label: Primitive {
    func render(in node: _ViewNode) {}
  }

  /// What is said of the value.
  public struct CurrentValueLabel: Primitive {
    func render(in node: _ViewNode) {}
  }

  /// What is said of the least value.
  public typealias MinimumValueLabel = CurrentValueLabel
  /// What is said of the greatest value.
  public typealias MaximumValueLabel = CurrentValueLabel

  /// How full it is, from 0 to 1.
  public var value: Double
  /// The title.
  public var label: Label
  /// What is said of the value.
  public var currentValueLabel: CurrentValueLabel?
  /// What is said of the least value.
  public var minimumValueLabel: MinimumValueLabel?
  /// What is said of the greatest value.
  public var maximumValueLabel: MaximumValueLabel?
}
