/// What a popover points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// The whole view; on Apple's platforms any rectangle.
  case rect
  /// A point of it.
  case point(UnitPoint)
}
