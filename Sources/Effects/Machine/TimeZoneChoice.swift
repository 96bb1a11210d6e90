import Glibc

/// The time zone in which this run shows and counts days.
package struct TimeZoneChoice: Equatable, Sendable {
  /// A name of the zone database or a POSIX rule; absent for the machine's own zone.
  package let name: String?
  /// What the variable `TZ` said, where it said nothing that is known; UTC is used then.
  package let refused: String?

  /// The zone that the variable `TZ` names, the machine's own where it is not set.
  package init(variable: String?, files: some FileAccess) {
    let text = variable ?? ""
    let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
    if name.isEmpty {
      self.init(name: nil, refused: nil)
    } else if Self.isZone(name, files) || ZoneRule.isKnown(name) {
      self.init(name: text, refused: nil)
    } else {
      self.init(name: "UTC0", refused: text)
    }
  }

  /// The zone of that name in the machine's zone database; `nil` when there is none.
  package init?(named name: String, files: some FileAccess) {
    guard !Self.isPath(name), Self.isKnown(name, files) else { return nil }
    self.init(name: name, refused: nil)
  }

  private init(name: String?, refused: String?) {
    self.name = name
    self.refused = refused
  }

  private static func isPath(_ name: String) -> Bool { name.hasPrefix("/") }

  private static func isZone(_ name: String, _ files: some FileAccess) -> Bool {
    isPath(name) ? isZoneFile(name, files) : isKnown(name, files)
  }

  private static func isKnown(_ name: String, _ files: some FileAccess) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return false }
    return isZoneFile("/usr/share/zoneinfo/" + name, files)
  }

  /// Whether a file begins as compiled zones do; of others the C library makes UTC and says nothing.
  private static func isZoneFile(_ path: String, _ files: some FileAccess) -> Bool {
    guard let bytes = try? files.read(path, limit: 1 << 20) else { return false }
    return bytes.starts(with: "TZif".utf8)
  }
}
