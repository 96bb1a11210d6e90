extension SwiftUINames {
  /// Types and functions of Apple's Foundation, UIKit, Combine and logging that Linux does not have.
  static let platformTypes: Set<String> = words(
    """
    AVPlayer CADisplayLink CFRunLoop CGImage CGMutablePath CGPath \
    CIContext CLLocationManager CKContainer DateComponentsFormatter \
    DateIntervalFormatter Deferred DistributedNotificationCenter EKEventStore FetchDescriptor \
    HKHealthStore LAContext Logger MKMapView MeasurementFormatter \
    ModelConfiguration ModelContainer ModelContext NSAppleScript NSApplication \
    NSColor NSDataDetector NSFetchRequest NSFileCoordinator NSFont NSImage \
    NSManagedObject NSManagedObjectContext NSMetadataQuery NSPasteboard \
    NSPersistentContainer NSScreen NSUbiquitousKeyValueStore NSUserActivity NSView \
    NSViewController NSWindow NSWorkspace NWPathMonitor OSAllocatedUnfairLock OSLog OSLogStore \
    OSSignposter PHPhotoLibrary PKCanvasView PersonNameComponentsFormatter \
    RelativeDateTimeFormatter SKProduct SecItemAdd SecItemCopyMatching SecItemDelete \
    SecItemUpdate UIAction UIActivityIndicatorView UIActivityViewController \
    UIAlertController UIApplicationDelegate UIBezierPath UIButton UICollectionView UIControl \
    UIEdgeInsets UIEvent UIGestureRecognizer UIGraphicsImageRenderer UIImagePickerController \
    UIImageView UILabel UILayoutGuide UINavigationBar UINavigationBarAppearance \
    UINotificationFeedbackGenerator UIPageControl UIPasteboard UIPress UIResponder \
    UIScene UIScrollView UISearchController UISelectionFeedbackGenerator UISheetPresentationController \
    UISlider UISwitch UITabBar UITabBarAppearance UITabBarController UITableView UITextField \
    UITextView UIToolbar UITouch UIVisualEffectView UIWindow UIWindowScene UNMutableNotificationContent \
    UNNotificationRequest UNUserNotificationCenter URLCache URLSessionConfiguration \
    URLSessionDelegate URLSessionDownloadTask URLSessionUploadTask URLSessionWebSocketTask \
    WKWebView XMLParser autoreleasepool os_log os_signpost os_unfair_lock
    """
  )

  /// Members of types that Linux has without them, by the type.
  static let platformMembers: [String: Set<String>] = [
    "AttributedString": words("init"),
    "Array": words("publisher"),
    "Bundle": words("appStoreReceiptURL"),
    "Data": words("write"),
    "DispatchQueue": words("schedule"),
    "FileManager": words(
      "containerURL setUbiquitous startDownloadingUbiquitousItem ubiquityIdentityToken"
    ),
    "NSObject": words("observe publisher"),
    "NotificationCenter": words("notifications publisher"),
    "Optional": words("publisher"),
    "ProcessInfo": words(
      "beginActivity isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac performExpiringActivity "
        + "thermalState"
    ),
    "Range": words("publisher"),
    "Result": words("publisher"),
    "Set": words("publisher"),
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
