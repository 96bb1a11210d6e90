extension SwiftUINames {
  /// Argument labels that a type or modifier takes in SwiftUI and not in the lab.
  ///
  /// A call with one of them cannot compile here, and whatever the compiler says of it is not the
  /// learner's mistake. A form that the lab learns leaves this list: a test compiles each.
  static let forms: [String: Set<String>] = [
    "Button": ["intent"],
    "Color": ["cgColor", "nsColor"],
    "ForEach": ["sections", "subviews"],
    "Gauge": ["markedValueLabels"],
    "Group": ["sections", "subviews"],
    "Image": ["cgImage", "nsImage", "uiImage"],
    "Picker": ["sources"],
    "ShareLink": ["items"],
    "Slider": ["neutralValue", "enabledBounds", "ticks"],
    "TextEditor": ["selection"],
    "TextField": ["selection"],
    "Toggle": ["intent"],
    "contextMenu": ["forSelectionType"],
    "debounce": ["options"],
    "delay": ["tolerance", "options"],
    "drawingGroup": ["colorMode"],
    "receive": ["options"],
    "searchable": ["editableTokens"],
    "subscribe": ["options"],
    "timeout": ["options"],
    "toolbar": ["removing"],
  ]
}
