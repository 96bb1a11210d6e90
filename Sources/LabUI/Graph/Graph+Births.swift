extension Graph {
  /// Does something during which mounted views stand in the place of another identity.
  func withBirth(_ cause: Cause, _ body: () -> Void) {
    let outer = birth
    // What caused the outermost change also caused those inside of it.
    if outer == .firstRender { birth = cause }
    body()
    birth = outer
  }
}
