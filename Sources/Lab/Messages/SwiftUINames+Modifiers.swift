extension SwiftUINames {
  /// Modifiers of views, shapes, images and gestures.
  static let modifiers: Set<String> = words(
    """
    accessibilityAction accessibilityActions accessibilityActivationPoint accessibilityAddTraits \
    accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren \
    accessibilityCustomContent accessibilityDirectTouch accessibilityElement accessibilityFocused \
    accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier \
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel \
    accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction \
    accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction \
    accessibilityRotor accessibilityRotorEntry accessibilityScrollAction accessibilityScrollStatus \
    accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType \
    accessibilityValue accessibilityZoomAction alert alignmentGuide allowedDynamicRange \
    allowsHitTesting allowsTightening allowsWindowActivationEvents anchorPreference animation \
    antialiased appEntityIdentifier aspectRatio assistiveAccessNavigationIcon \
    attributedTextFormattingDefinition autocapitalization autocorrectionDisabled \
    backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge badgeProminence \
    baselineOffset blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior \
    buttonSizing buttonStyle chartAngleSelection chartBackground chartForegroundStyleScale \
    chartGesture chartLegend chartOverlay chartPlotStyle chartScrollPosition \
    chartScrollTargetBehavior chartScrollableAxes chartSymbolScale chartXAxis chartXAxisLabel \
    chartXScale chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYScale \
    chartYSelection clipShape clipped colorEffect colorInvert colorMultiply colorScheme \
    compositingGroup confirmationDialog containerBackground containerCornerOffset \
    containerRelativeFrame containerShape containerValue contentCaptureProtected contentMargins \
    contentShape contentToolbar contentTransition contextMenu continuousBackground contrast \
    controlGroupStyle controlSize coordinateSpace copyable cornerRadius cuttable datePickerStyle \
    defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus defaultHoverEffect \
    defaultScrollAnchor defersSystemGestures deleteDisabled dialogIcon \
    dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory \
    digitalCrownRotation disableAutocorrection disabled disclosureGroupStyle distortionEffect \
    documentBrowserContextMenu documentScanner draggable drawingGroup dropConfiguration \
    dropDestination dropPreviewsFormation dynamicTypeSize edgesIgnoringSafeArea environment \
    environmentObject equatable exclusively exportableToServices exportsItemProviders \
    familyActivityPicker fileDialogBrowserOptions fileDialogConfirmationLabel \
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases \
    fileDialogMessage fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter \
    fileMover fill findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection \
    focusEffectDisabled focusScope focusSection focusable focused focusedObject focusedSceneObject \
    focusedSceneValue focusedValue font fontDesign fontWeight fontWidth foregroundColor \
    foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture \
    glassBackgroundEffect glassEffect glassEffectID glassEffectTransition glassEffectUnion \
    grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle \
    handGestureShortcut handlesExternalEvents handlesGameControllerEvents hapticFeedback \
    headerProminence help hidden highPriorityGesture hoverEffect hoverEffectDisabled \
    hoverEffectGroup hueRotation ignoresSafeArea imageScale immersiveContentBrightness \
    immersiveEnvironmentPicker importableFromServices importsItemProviders indexViewStyle inset \
    inspector inspectorColumnWidth interactionActivityTrackingTag \
    interactiveActivityTrackingDisabled interactiveDismissDisabled interpolation \
    invalidatableContent italic itemProvider journalingSuggestionsPicker kerning keyboardShortcut \
    keyboardType keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth labelStyle \
    labelVisibility labeledContentStyle labeledListItem labelsHidden labelsVisibility layerEffect \
    layoutDirectionBehavior layoutPriority layoutValue lineHeight lineLimit lineSpacing \
    listItemTint listRowBackground listRowHoverEffect listRowInsets listRowPlatterColor \
    listRowSeparator listRowSeparatorTint listRowSpacing listSectionIndexVisibility \
    listSectionMargins listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle \
    lookAroundViewer manipulable mapCameraKeyframeAnimator mapControlVisibility mapControls \
    mapFeatureSelectionAccessory mapFeatureSelectionContent mapFeatureSelectionDisabled \
    mapItemDetailPopover mapItemDetailSheet mapScope mapStyle mask matchedGeometryEffect \
    matchedTransitionSource materialActiveAppearance menuActionDismissBehavior menuButtonStyle \
    menuIndicator menuOrder menuStyle minimumScaleFactor modifier modifierKeyAlternate monospaced \
    monospacedDigit moveDisabled multilineTextAlignment musicSubscriptionOffer \
    navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle \
    navigationBarTitleDisplayMode navigationDestination navigationDocument \
    navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle \
    navigationSubtitle navigationTitle navigationTransition navigationViewStyle offset \
    onAppIntentExecution onAppear onBackgroundURLSessionEvents onChange onChanged onCommand \
    onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDelete onDeleteCommand \
    onDisappear onDrag onDragSessionUpdated onDrop onDropSessionUpdated onEnded onExitCommand \
    onGeometryChange onHover onInAppPurchaseCompletion onInAppPurchaseStart onInsert \
    onInteractiveResizeChange onKeyPress onLongPressGesture onLongTouchGesture onMapCameraChange \
    onMenuPresented onModifierKeysChanged onMove onMoveCommand onOpenURL onPasteCommand \
    onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange onReceive \
    onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange \
    onScrollVisibilityChange onStorefrontChange onSubmit onTapGesture onWorldRecenter opacity \
    overlay overlayPreferenceValue padding pagingStyle paletteSelectionEffect passiveGlass \
    pasteDestination persistentSystemOverlays phaseAnimator photosPicker \
    photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle pickerStyle \
    popover popoverTip position preference preferredColorScheme preferredSurroundingsEffect \
    prefersDefaultFocus presentationBackground presentationBackgroundInteraction \
    presentationBreakthroughEffect presentationCompactAdaptation presentationContentInteraction \
    presentationCornerRadius presentationDetents presentationDragIndicator presentationSizing \
    presentedWindowStyle presentedWindowToolbarStyle previewContext previewDevice \
    previewDisplayName previewInterfaceOrientation previewLayout privacySensitive \
    productDescription productIconBorder productViewStyle progressViewStyle projectionEffect \
    quickLookPreview rainbow realityViewCameraControls realityViewLayoutBehavior redacted \
    refreshable renameAction renderingMode replaceDisabled resizable rotation rotation3DEffect \
    rotationEffect safeAreaBar safeAreaInset safeAreaPadding saturation scale scaleEffect \
    scaledToFill scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled \
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectDisabled \
    scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash \
    scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout \
    scrollTransition searchCompletion searchDictationBehavior searchFocused \
    searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions \
    searchToolbarBehavior searchable sectionActions sectionIndexLabel selectionDisabled \
    sensoryFeedback sequenced shadow sheet signInWithAppleButtonStyle simultaneousGesture \
    simultaneously size sliderThumbVisibility spatialOverlay speechAdjustedPitch \
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters spring \
    springLoadingBehavior statusBar statusBarHidden storeButton storeProductTask storeProductsTask \
    strikethrough stroke strokeBorder submitLabel submitScope subscriptionIntroductoryOffer \
    subscriptionPromotionalOffer subscriptionStatusTask subscriptionStoreButtonLabel \
    subscriptionStoreControlIcon subscriptionStoreControlStyle \
    subscriptionStorePickerItemBackground subscriptionStorePolicyDestination \
    subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction swipeActions \
    symbolColorRenderingMode symbolEffect symbolEffectsRemoved symbolRenderingMode \
    symbolVariableValue symbolVariableValueMode symbolVariant systemOverlays \
    tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewCustomization \
    tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader \
    tabViewStyle tableColumnHeaders tableStyle tag task textCase textContentType textEditorStyle \
    textFieldStyle textInputAutocapitalization textInputCompletion \
    textInputFormattingControlVisibility textInputSuggestions textRenderer textScale textSelection \
    textSelectionAffinity tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility \
    toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole \
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel \
    touchBarItemPresence touchBarItemPrincipal tracking transaction transformAnchorPreference \
    transformEffect transformEnvironment transformPreference transition translationPresentation \
    translationTask trim truncationMode typeSelectEquivalent typesettingLanguage underline \
    unredacted updating upperLimbVisibility userActivity verifyIdentityWithWalletButtonStyle \
    visionEffect visualEffect visualEffect3D volumeBaseplateVisibility widgetAccentable \
    widgetBackground widgetCurvesContent widgetLabel widgetURL windowDismissBehavior \
    windowFullScreenBehavior windowMinimizeBehavior windowResizeBehavior \
    windowToolbarFullScreenVisibility workoutPreview writingDirection \
    writingToolsAffordanceVisibility writingToolsBehavior zIndex
    """
  )
}
