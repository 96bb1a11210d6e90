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
    } else if Self.isPath(name) || Self.isKnown(name, files) || Self.isRule(name) {
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

  private static func isKnown(_ name: String, _ files: some FileAccess) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return false }
    let status = try? files.status("/usr/share/zoneinfo/" + name)
    return status?.kind == .file
  }

  /// Whether it has the form of POSIX's `TZ`: three letters or more, or `<…>`, then an offset.
  private static func isRule(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let afterName: ArraySlice<UInt8>
    if bytes.first == UInt8(ascii: "<") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: ">")), end >= 4 else { return false }
      afterName = bytes[(end + 1)...]
    } else {
      afterName = bytes.drop { (65...90).contains($0) || (97...122).contains($0) }
      guard afterName.startIndex >= 3 else { return false }
    }
    let signs = [UInt8(ascii: "+"), UInt8(ascii: "-")]
    let digits = afterName.first.map(signs.contains) == true ? afterName.dropFirst() : afterName
    return digits.first.map { (48...57).contains($0) } ?? false
  }
}
