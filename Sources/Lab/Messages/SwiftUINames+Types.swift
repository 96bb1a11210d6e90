extension SwiftUINames {
  /// Types, macros and property wrappers.
  static let types: Set<String> = words(
    """
    AccessibilityFocusState AccessibilityNotification ActionSheet Alert AlternatingListStyle \
    Anchor Animatable AnimatableModifier AnimatablePair AnimatableValues AnyGesture AnyLayout \
    AppStorage AsyncImage BorderlessButtonStyle CADisplayLink CATransaction CGContext Canvas \
    ColorPaletteStyle CommandGroup CommandMenu Commands ContainerRelativeShape ContainerValues \
    ContextMenu ControlGroupStyle CoordinateSpaceProtocol CubicKeyframe CustomAnimation \
    CustomHoverEffect DefaultDateProgressLabel DisclosureGroup DisclosureGroupStyle \
    DismissSearchAction DocumentGroup DragGesture DropDelegate DropInfo DynamicViewContent \
    EdgeInsets EllipticalGradient EmptyAnimatableData EmptyCommands EventModifiers \
    ExclusiveGesture FetchRequest FetchedResults FileDocument FileWrapper FocusInteractions \
    FocusedBinding FocusedObject FocusedValue FocusedValueKey FocusedValues \
    ForEachSectionCollection Form FormStyle GeometryEffect Gesture GestureMask GestureState Glass \
    GlassButtonStyle GlassEffectContainer GlassProminentButtonStyle GraphicsContext GridLayout \
    GroupElementsOfContent GroupSectionsOfContent HSplitView HStackLayout HoverEffect HoverPhase \
    ImagePaint ImageRenderer InsettableShape InspectorCommands InteractiveDismiss ItemProvider \
    KeyframeAnimator KeyframeTrack Keyframes KeyframesBuilder LabeledContent LabeledContentStyle \
    Layout LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LinearKeyframe \
    LongPressGesture MagnificationGesture MagnifyGesture MatchedGeometryProperties Material \
    MenuBarExtra MeshGradient MoveCommandDirection MoveKeyframe MultiDatePicker NSItemProvider \
    NSUbiquitousKeyValueStore NSViewRepresentable NavigationPath NavigationSplitView \
    NavigationSplitViewColumn OffsetShape OpenDocumentAction OpenSettingsAction OpenWindowAction \
    OutlineGroup PasteButton Path PhaseAnimator PinchGesture PlainTextEditorStyle \
    PopoverAttachmentAnchor PreferenceKey PresentationSizing PreviewModifier PreviewTrait \
    Previewable ProjectionTransform ProposedViewSize RenameButton RotateGesture RotateGesture3D \
    RotatedShape RotationGesture ScaledShape SceneStorage ScrollGeometry ScrollPhase \
    ScrollPosition ScrollTarget ScrollTargetBehavior ScrollTransitionPhase \
    SearchSuggestionsPlacement SequenceGesture Settings SettingsLink Shader ShaderFunction \
    ShaderLibrary SharePreview SimultaneousGesture SpatialEventGesture SpatialTapGesture Spring \
    SpringKeyframe StrokeShapeView Subview Subviews SubviewsCollection SwitchToggleStyle \
    SymbolEffectTransition Tab TabContentBuilder TabSection TabViewCustomization Table TableColumn \
    TableColumnBuilder TableColumnForEach TableRow TableRowBuilder TapGesture TextRenderer \
    TimelineSchedule TimelineView ToolbarCommands ToolbarSpacer TransactionKey Transferable \
    TransformedShape Transition TransitionPhase UIApplication UIApplicationDelegateAdaptor UIColor \
    UIDevice UIFont UIHostingController UIImage UIImpactFeedbackGenerator UINavigationController \
    UIScreen UIView UIViewController UIViewControllerRepresentable UIViewRepresentable UTType \
    UnitCurve UserInterfaceSizeClass VSplitView VStackLayout ValueAnimation VectorArithmetic \
    ViewThatFits VisualEffect Window WindowStyle ZStackLayout ZoomNavigationTransition
    """
  )
}
