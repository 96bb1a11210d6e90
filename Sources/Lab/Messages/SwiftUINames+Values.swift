extension SwiftUINames {
  /// Static values, and keys of the environment.
  static let values: Set<String> = words(
    """
    accessibilityDifferentiateWithoutColor accessibilityReduceMotion \
    accessibilityReduceTransparency accessoryBar asymmetric autoupdatingCurrent bar blurReplace \
    bordered borderedProminent borderless bottomBar bouncy byTime byTimeOrCount calendar cancellationAction circular \
    combined confirmationAction continuous controlActiveState destructiveAction dismissSearch \
    dismissWindow displayScale easeIn easeInOut easeOut editMode extraLarge glass glassProminent \
    hierarchical horizontalSizeClass identity insetGrouped interactiveDismiss interactiveSpring \
    interpolatingSpring isFocused isPresented isSearching keyboard keyboardShortcut \
    layoutDirection linear locale managedObjectContext mini modelContext move multicolor \
    navigationBarLeading navigationBarTrailing opacity openSettings openWindow palette pixelLength \
    principal push redactionReasons refresh regularMaterial rename requestReview scale scenePhase \
    sidebar slide smooth snappy spring status symbolVariants tabBarPlacement thickMaterial \
    thinMaterial timeZone timingCurve topBarLeading topBarTrailing ultraThickMaterial \
    ultraThinMaterial undoManager verticalSizeClass zoom
    """
  )
}
