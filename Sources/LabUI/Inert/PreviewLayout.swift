/// How large a preview is.
public enum PreviewLayout: Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// As large as said.
  case fixed(width: CGFloat, height: CGFloat)
}
