package import Effects

/// What a full look at the data folder finds.
package struct StoreDiagnosis: Equatable, Sendable {
  /// How many log files there are.
  package var segments = 0
  /// How many events they hold, repeats counted.
  package var records = 0
  /// How many of the events have no checksum, as written by hand.
  package var unchecked = 0
  /// How many records are of a later version.
  package var newer = 0
  /// The lines that cannot be used.
  package var damage: [LogDamage] = []
  /// The files that end in a record that was cut short.
  package var torn: [TornEnd] = []
  /// Of the log files with damage or a torn end those that only another device repairs.
  package var foreign: Set<String> = []
  /// The numbers that no record has although later ones have; what they held is lost.
  package var gaps: [Gap] = []
  /// Of the missing numbers those that a repair has accepted as lost.
  package var accepted: [Gap] = []
  /// What stands where something else has to be, or is a link that cannot be written through.
  package var obstacles: [Obstacle] = []
  /// What is named like a log file and cannot be one.
  package var odd: [OddEntry] = []
  /// What `progress.json` is worth.
  package var snapshot = SnapshotState.missing
  /// The files and folders that other accounts may use.
  package var open: [String] = []

  /// What stands where something else has to be.
  package struct Obstacle: Equatable, Sendable {
    /// What it is, and the way out.
    package var error: FileError
    /// What it prevents.
    package var effect: Effect

    /// What an obstacle prevents.
    package enum Effect: Equatable, Sendable {
      /// No answer can be saved.
      case noAnswers
      /// No backup can be made.
      case noBackups
      /// Nothing can be set aside.
      case noQuarantine
      /// `progress.json` cannot be kept, so the whole log is read at each start.
      case slowStart
      /// Nothing that matters.
      case none
    }

    /// Makes a finding of an obstacle.
    package init(_ error: FileError, _ effect: Effect) {
      self.error = error
      self.effect = effect
    }
  }

  /// A file's end that is no record.
  package struct TornEnd: Equatable, Sendable {
    /// The file's path in the data folder.
    package var file: String
    /// How many bytes are left over.
    package var bytes: Int
    /// Whether the record that was cut short stands whole elsewhere, so that nothing is lost.
    package var isKept: Bool

    /// Makes a finding of a torn end.
    package init(file: String, bytes: Int, isKept: Bool = false) {
      self.file = file
      self.bytes = bytes
      self.isKept = isKept
    }
  }

  /// Numbers of a device that are not there.
  package struct Gap: Equatable, Sendable {
    /// The device's name.
    package var device: String
    /// The first and the last number that are missing.
    package var numbers: ClosedRange<Int>

    /// Makes a finding of missing numbers.
    package init(device: String, numbers: ClosedRange<Int>) {
      self.device = device
      self.numbers = numbers
    }

    func contains(_ other: Gap) -> Bool {
      device == other.device && numbers.contains(other.numbers)
    }
  }

  /// What `progress.json` is worth.
  package enum SnapshotState: Equatable, Sendable {
    case missing
    /// It says what the log says.
    case matches
    /// It is of an earlier time or version and will be made anew.
    case stale
    /// It says something else than the log.
    case differs
    case damaged
    /// A later version of viva made it.
    case newer
  }

  /// Whether nothing is damaged or lost.
  package var isSound: Bool {
    damage.isEmpty && !torn.contains { !$0.isKept } && gaps.isEmpty && odd.isEmpty
      && snapshot != .damaged && snapshot != .differs
  }

  /// A look at a folder in which nothing is.
  package init() {}
}

extension StoreDiagnosis.Gap: CustomStringConvertible {
  /// The numbers and whose they are.
  package var description: String {
    numbers.count == 1
      ? "number \(numbers.lowerBound) of device \(device)"
      : "the numbers \(numbers.lowerBound)…\(numbers.upperBound) of device \(device)"
  }
}
