internal import Glibc
@_spi(SwiftUI) internal import Observation

/// What the closures that are tracked read of observable objects.
///
/// Observation tells only what is written. The list of what was read is kept for the thread while a
/// closure is tracked, behind a function that the library does not export; its symbol is found in the
/// file. Where it is not there, such as in a library that was stripped, reads are unknown.
package enum TrackedReads {
  /// A list as Observation keeps it.
  typealias List = ObservationTracking._AccessList

  private static let name = "_swift_observation_tls_get"

  private static let threadList: (@convention(c) () -> UnsafeMutableRawPointer?)? = {
    guard let known = dlsym(nil, "$s11Observation0A8TrackingV6cancelyyF"),
      let image = LoadedImage(around: known),
      let offset = image.symbols(prefix: name, suffix: name).first?.key,
      let address = UnsafeRawPointer(bitPattern: image.base + UInt(offset))
    else { return nil }
    return unsafeBitCast(address, to: (@convention(c) () -> UnsafeMutableRawPointer?).self)
  }()

  /// Looks the function up; later the process may no longer be allowed to read files.
  package static func prepare() { _ = threadList }

  /// What the closure that is tracked has read so far.
  static var current: List? {
    threadList?()?.assumingMemoryBound(to: List?.self).pointee
  }

  /// The names of the properties in a list, with their types'.
  static func names(in list: List) -> Set<String> {
    var names: Set<String> = []
    for entries in Mirror(reflecting: list).children {
      for entry in Mirror(reflecting: entries.value).children {
        for part in Mirror(reflecting: entry.value).children where part.label == "value" {
          let properties = Mirror(reflecting: part.value).descendant("properties")
          for keyPath in properties as? Set<AnyKeyPath> ?? [] {
            names.insert(KeyPathNames.name(of: keyPath))
          }
        }
      }
    }
    return names
  }
}
