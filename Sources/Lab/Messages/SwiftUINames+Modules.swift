extension SwiftUINames {
  /// Frameworks that this machine does not have.
  static let modules: Set<String> = words(
    """
    ARKit AVFoundation AVKit Accelerate ActivityKit AppIntents AppKit AuthenticationServices \
    BackgroundTasks Charts CloudKit CodeScanner Contacts CoreData CoreGraphics CoreHaptics \
    CoreImage CoreLocation CoreML CoreMotion CoreText CryptoKit DeviceActivity EventKit GameKit \
    HealthKit HomeKit LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI Metal \
    MetalKit MusicKit NaturalLanguage Network OSLog ObjectiveC PDFKit PassKit PencilKit Photos \
    PhotosUI QuartzCore QuickLook RealityKit SafariServices SceneKit Security Speech SpriteKit \
    StoreKit SwiftData TipKit Translation UIKit UniformTypeIdentifiers UserNotifications Vision \
    VisionKit WatchKit WeatherKit WebKit WidgetKit XCTest os simd
    """
  )
}
