extension AttributedString {
  /// The letters' colour; the lab does not keep it.
  public var foregroundColor: Color? {
    get { nil }
    set {}
  }

  /// The colour behind the letters; the lab does not keep it.
  public var backgroundColor: Color? {
    get { nil }
    set {}
  }

  /// The letters' font; the lab does not keep it.
  public var font: Font? {
    get { nil }
    set {}
  }
}
