package import Core

/// The banks whose code a learner lets run, each as it was when they said so.
///
/// Banks that come with the program are trusted without being listed; code of others is linted,
/// which runs nothing, and compiled and run only with a permission.
package struct Trust: Equatable, Sendable {
  /// The banks, by their paths.
  package private(set) var entries: [Entry]

  /// One bank.
  package struct Entry: Equatable, Sendable {
    /// Its path, absolute and without links.
    package var path: String
    /// The SHA-256 hash of its code, in hexadecimal.
    package var hash: String
    /// The study day on which it was trusted.
    package var day: Day

    /// Makes an entry.
    package init(path: String, hash: String, day: Day) {
      self.path = path
      self.hash = hash
      self.day = day
    }
  }

  /// Takes entries over; of two with one path the last counts.
  package init(_ entries: [Entry] = []) {
    self.entries = []
    for entry in entries { allow(entry) }
  }

  /// Whether a bank's code may run.
  ///
  /// - Parameters:
  ///   - path: The bank's path, absolute and without links.
  ///   - hash: The SHA-256 hash of the bank's code as it is; `nil` where what is to run is not in it.
  /// - Returns: The permission, or why there is none.
  package func permission(for path: String, hash: String?) -> RunPermission {
    guard let entry = entries.first(where: { $0.path == path }) else { return .unknown(bank: path) }
    return entry.hash == hash ? .granted : .changed(bank: path, since: entry.day)
  }

  /// Trusts a bank as it is now, whatever was said of its path before.
  package mutating func allow(_ entry: Entry) {
    entries.removeAll { $0.path == entry.path }
    entries.append(entry)
    entries.sort { $0.path < $1.path }
  }
}
