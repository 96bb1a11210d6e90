extension SwiftUINames {
  /// Types and functions of Apple's Foundation, UIKit, Combine and logging that Linux does not have.
  static let platformTypes: Set<String> = words(
    """
    ARSession ASAuthorizationController AVAudioPlayer AVAudioSession AVPlayer \
    CACurrentMediaTime CADisplayLink CAGradientLayer CALayer CBCentralManager \
    CFAbsoluteTimeGetCurrent CFRunLoop CGColor CGImage CGMutablePath CGPath CIContext \
    CKContainer CLLocation CLLocationCoordinate2D CLLocationManager CMMotionManager CMTime \
    CNContact CNContactStore CSSearchableItem CombineIdentifier \
    CustomCombineIdentifierConvertible DateComponentsFormatter DateIntervalFormatter \
    DistributedNotificationCenter EKEventStore EKReminder FetchDescriptor GCController \
    HKHealthStore ImmediateScheduler LAContext ListFormatter Logger MKCoordinateRegion \
    MKMapView MLModel MTKView MeasurementFormatter ModelConfiguration ModelContainer \
    ModelContext NLTagger NSAppleEventDescriptor NSAppleScript NSApplication \
    NSBackgroundActivityScheduler NSColor NSDataAsset NSDataDetector NSException NSFetchRequest \
    NSFetchedResultsController NSFileCoordinator NSFilePresenter NSFileVersion NSFont \
    NSHashTable NSHostingView NSImage NSInvocation NSKeyValueObservation NSLinguisticTagger \
    NSManagedObject NSManagedObjectContext NSMapTable NSMetadataQuery NSPasteboard \
    NSPersistentContainer NSPointerArray NSProxy NSScreen NSSelectorFromString NSTextAttachment \
    NSUbiquitousKeyValueStore NSUserActivity NSUserDefaults NSView NSViewController NSWindow \
    NSWorkspace NSXPCConnection NWPathMonitor NetService OSAllocatedUnfairLock OSLog OSLogStore \
    OSSignposter PHPhotoLibrary PKCanvasView PKPass PersonNameComponentsFormatter \
    RelativeDateTimeFormatter SCNView SFSpeechRecognizer SKProduct SKStoreReviewController \
    Scheduler SchedulerTimeIntervalConvertible SecItemAdd SecItemCopyMatching SecItemDelete \
    SecItemUpdate Selector TopLevelDecoder TopLevelEncoder UIAction UIActivityIndicatorView \
    UIActivityViewController UIAlertController UIApplicationDelegate UIBezierPath UIButton \
    UICollectionView UICollectionViewCell UIControl UIDatePicker UIEdgeInsets UIEvent \
    UIGestureRecognizer UIGraphicsImageRenderer UIImagePickerController UIImageView UILabel \
    UILayoutGuide UINavigationBar UINavigationBarAppearance UINib \
    UINotificationFeedbackGenerator UIPageControl UIPasteboard UIPickerView UIPress \
    UIRefreshControl UIResponder UIScene UIScrollView UISearchController \
    UISelectionFeedbackGenerator UISheetPresentationController UISlider UIStackView \
    UIStoryboard UISwitch UITabBar UITabBarAppearance UITabBarController UITableView \
    UITableViewCell UITextField UITextView UIToolbar UITouch UIVisualEffectView UIWindow \
    UIWindowScene UNMutableNotificationContent UNNotificationRequest UNUserNotificationCenter \
    URLCache URLSessionConfiguration URLSessionDelegate URLSessionDownloadTask \
    URLSessionUploadTask URLSessionWebSocketTask UndoManager VNRequest WCSession WKWebView \
    XMLParser autoreleasepool objc_getAssociatedObject objc_setAssociatedObject os_log \
    os_signpost os_unfair_lock
    """
  )

  /// Members of types that Linux has without them, by the type.
  static let platformMembers: [String: Set<String>] = [
    "AttributedString": words("init"),
    "Bundle": words("appStoreReceiptURL"),
    "Data": words("write"),
    "DispatchQueue": words("schedule"),
    "FileManager": words(
      "containerURL setUbiquitous startDownloadingUbiquitousItem ubiquityIdentityToken"
    ),
    "NSObject": words("observe publisher"),
    "NotificationCenter": words("notifications publisher"),
    "ProcessInfo": words(
      "beginActivity isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac performExpiringActivity "
        + "thermalState"
    ),
    "Timer": words("publish"),
    "URL": words("bookmarkData resourceBytes startAccessingSecurityScopedResource lines"),
    "URLSession": words(
      """
      bytes configuration data dataTask dataTaskPublisher download downloadTask shared upload \
      uploadTask webSocketTask
      """
    ),
    "UserDefaults": words("publisher observe"),
  ]
}
