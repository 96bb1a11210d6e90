/// What a page of a tab view remembers.
final class TabPage {
  /// Whether it was selected once, or stands in no tab view.
  var isMade: Bool

  /// Makes it.
  init(isMade: Bool) { self.isMade = isMade }
}
