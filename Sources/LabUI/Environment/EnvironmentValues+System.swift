extension EnvironmentValues {
  /// Whether controls can be operated.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether the scene is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Takes the presented view away.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented.
  public var isPresented: Bool { dismiss.isPresenting }

  /// Takes the presented view away, in the older form.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    let mode = PresentationMode(isPresented: dismiss.isPresenting)
    return Binding(
      ClosureLocation(get: { mode }, set: { if !$0.isPresented { dismiss() } }),
      mode
    )
  }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Refreshes the content, where it can be.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether the user is searching.
  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Language and formats.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// How days are counted.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Where the clock stands.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// How wide the screen is.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How high the screen is.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How large texts are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// In which direction lines run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether a list is being edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The font of texts.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How many lines a text may have.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Whether something is hidden until it is known.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Pixels in a point.
  public var displayScale: CGFloat { 3 }

  /// Whether the user wants less motion.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether the user cannot tell colours.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether a screen reader speaks.
  public var accessibilityVoiceOverEnabled: Bool { false }

  private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) }
  }
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(handler: OpenURLAction.noted) }
  }
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
  private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }
  private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
  private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
  }
  private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
  }
  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }
  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }
}
