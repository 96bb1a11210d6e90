/// When a closure runs, seen from the code that it stands in.
enum ClosureRole: Sendable {
  /// Together with that code: what a container shows, what `map` calls.
  case alongside
  /// Later, or never: an action, a task, an observer.
  case later
  /// Nobody can tell from the source.
  case unknown

  /// The role of an argument by its label alone, where the label says it.
  init?(label: String) {
    if label.isEventName || Self.actionLabels.contains(label) {
      self = .later
    } else if Self.contentLabels.contains(label) {
      self = .alongside
    } else {
      return nil
    }
  }

  /// The role of what is given to a function or type of the system, by its name.
  init?(callee name: String) {
    if name.isEventName || Self.actionCallees.contains(name) {
      self = .later
    } else if Self.containers.contains(name) || Self.synchronous.contains(name) {
      self = .alongside
    } else {
      return nil
    }
  }

  /// Whether a name is of what calls its closure at once for a value, rather than to show views.
  static func isSynchronous(_ name: String) -> Bool { synchronous.contains(name) }

  private static let actionLabels: Set<String> = [
    "action", "perform", "primaryAction", "set", "completion", "handler", "completionHandler",
    "operation", "increment", "decrement",
  ]

  private static let contentLabels: Set<String> = [
    "content", "label", "header", "footer", "destination", "placeholder", "actions", "message",
    "detail", "sidebar", "get", "currentValueLabel", "minimumValueLabel", "maximumValueLabel",
    "description", "rows", "columns", "preview", "menuItems", "icon", "title", "suggestions",
    "where", "by", "leading", "trailing",
  ]

  private static let actionCallees: Set<String> = [
    "Task", "detached", "task", "refreshable", "async", "asyncAfter", "sink", "handleEvents",
    "scheduledTimer", "addTask", "run", "fileImporter", "fileExporter", "fileMover",
    "dropDestination", "itemProvider", "pasteDestination", "accessibilityAction", "swipe",
    "updating", "addObserver", "perform", "receive", "Timer", "Thread", "DispatchWorkItem",
    "renameAction", "accessibilityAdjustableAction", "accessibilityScrollAction",
    "accessibilityZoomAction", "userActivity", "copyable", "cuttable", "exportsItemProviders",
    "importsItemProviders", "dropConfiguration", "searchDictationBehavior", "assumeIsolated",
  ]

  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "Group", "Form", "Section", "List", "ForEach", "ScrollView", "ScrollViewReader",
    "GeometryReader", "NavigationStack", "NavigationView", "NavigationSplitView",
    "NavigationLink", "TabView", "Tab", "TabSection", "Table", "TableColumn", "TableRow",
    "OutlineGroup", "DisclosureGroup", "ControlGroup", "GroupBox", "Menu", "Label",
    "LabeledContent", "Picker", "Toggle", "Stepper", "Slider", "Gauge", "ProgressView",
    "DatePicker", "ColorPicker", "TextField", "SecureField", "Link", "ShareLink", "PhotosPicker",
    "AsyncImage", "Canvas", "TimelineView", "ViewThatFits", "ContentUnavailableView", "Chart",
    "EquatableView", "HSplitView", "VSplitView", "AnyView", "ToolbarItem", "ToolbarItemGroup",
    "ToolbarTitleMenu", "WindowGroup", "Window", "DocumentGroup", "Settings", "MenuBarExtra",
    "ImmersiveSpace", "CommandMenu", "CommandGroup", "GlassEffectContainer", "Map", "Marker",
    "Annotation", "LazyView", "overlay", "background", "sheet", "fullScreenCover", "popover",
    "alert", "confirmationDialog", "contextMenu", "toolbar", "toolbarItem", "swipeActions",
    "safeAreaInset", "safeAreaBar", "navigationDestination", "tabItem", "searchSuggestions",
    "mask", "inspector", "listRowBackground", "listRowSeparator", "navigationBarItems",
    "toolbarTitleMenu", "commands", "touchBar", "accessibilityRepresentation",
    "accessibilityChildren", "accessibilityActions", "tabViewBottomAccessory", "chartOverlay",
    "chartBackground", "chartXAxis", "chartYAxis", "chartLegend", "AxisMarks", "menu",
    "safeAreaPadding", "navigationTitle", "badge", "clipShape", "scrollContentBackground",
  ]

  private static let synchronous: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "sorted", "sort", "reduce", "forEach", "contains",
    "first", "firstIndex", "last", "lastIndex", "min", "max", "allSatisfy", "drop", "prefix",
    "suffix", "Dictionary", "mapValues", "compactMapValues", "partition", "removeAll", "split",
    "withAnimation", "withTransaction", "withExtendedLifetime", "withLock", "zip", "sum",
    "grouped", "chunked", "count", "elementsEqual", "starts", "firstRange", "trimmingPrefix",
  ]
}

extension String {
  /// Whether it begins with `on` as the names of events do: `onAppear`, but not `only`.
  fileprivate var isEventName: Bool {
    let bytes = utf8.prefix(3)
    return bytes.starts(with: "on".utf8) && bytes.count == 3
      && (bytes.last.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false)
  }
}
