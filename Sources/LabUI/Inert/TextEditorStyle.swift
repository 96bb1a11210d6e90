/// How a field for a longer text looks; in the lab always the same.
public protocol TextEditorStyle {}

/// The look `automatic`.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes it.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look `automatic`.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The look `plain`.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes it.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The look `plain`.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
