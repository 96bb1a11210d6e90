import ContentLoading
import Core
import Effects

/// What the plan has for today, as it was last found, which holds as long as nothing changes that it
/// follows from.
///
/// It can be deleted at any time.
struct PlanMemory {
  private let path: String
  private let head: String
  private let stamp: ContentStamp
  private let files: any JournalFiles

  /// Nanoseconds that must lie between the last change of a bank and the writing of the plan; a
  /// second change within the clock's resolution would not be seen.
  private static let settling = 2_000_000_000
  private static let longest = 1 << 22

  /// Makes a memory; `nil` where not all of the banks can be looked at.
  ///
  /// - Parameters:
  ///   - folder: The folder it is kept in, which need not exist.
  ///   - paths: The banks.
  ///   - program: The path of the program, as another version may plan otherwise.
  ///   - facts: All else that the plan follows from.
  ///   - files: The file system.
  init?(
    in folder: String,
    of paths: [String],
    program: String,
    facts: [String],
    files: any JournalFiles
  ) {
    guard let stamp = ContentStamp(of: paths, files: files),
      let reader = (try? files.status(program)) ?? nil
    else { return nil }
    self.stamp = stamp
    self.files = files
    path = Paths.join(folder, "plan")
    let identity = reader.identity
    let build = "\(reader.size) \(reader.modified) \(identity.device) \(identity.inode)"
    let made = [build] + facts + [stamp.text]
    head = "viva plan 1 " + Fingerprint.hex(made.joined(separator: "\n").utf8, digits: 16)
  }

  /// What a day has, without what progress says of it.
  struct Kept: Equatable {
    /// The answers that are planned, in their order.
    var answers: [Answer] = []
    /// The seconds that they are expected to take.
    var seconds = 0.0
    /// The milliseconds that are left of the day's minutes, 0 and up.
    var milliseconds = 0
    /// The next study day of the plan; absent on the last.
    var next: Day?

    /// One answer.
    struct Answer: Equatable {
      let id: ItemID
      let isNew: Bool
      /// The milliseconds that it is expected to take.
      let milliseconds: Int
    }
  }

  /// What holds; `nil` where it has to be planned.
  func day() -> Kept? {
    guard let status = (try? files.status(path)) ?? nil,
      status.modified - stamp.newest >= Self.settling,
      let bytes = try? files.read(path, limit: Self.longest)
    else { return nil }
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count >= 3, let seal = lines.popLast(), lines.removeFirst() == head,
      seal == Self.seal(lines), let first = Self.first(lines.removeFirst())
    else { return nil }
    var kept = first
    kept.answers = lines.compactMap(Self.answer)
    return kept.answers.count == lines.count ? kept : nil
  }

  /// Keeps a day; that it cannot be done costs time only.
  func keep(_ day: Kept) {
    let next = day.next.map { " \($0)" } ?? ""
    let lines =
      ["\(day.seconds) \(day.milliseconds)\(next)"]
      + day.answers.map { "\($0.id) \($0.isNew ? "new" : "again") \($0.milliseconds)" }
    let text = ([head] + lines + [Self.seal(lines.map { $0[...] })]).joined(separator: "\n")
    try? files.makeFolder(Paths.folder(of: path), mode: 0o700)
    try? files.replace(path, with: Array("\(text)\n".utf8), mode: 0o600)
  }

  private static func seal(_ lines: [Substring]) -> String {
    Fingerprint.hex(lines.joined(separator: "\n").utf8, digits: 16)
  }

  private static func first(_ line: Substring) -> Kept? {
    let words = line.split(separator: " ")
    guard (2...3).contains(words.count), let seconds = Double(words[0]), seconds.isFinite,
      let milliseconds = Int(words[1])
    else { return nil }
    var kept = Kept(seconds: seconds, milliseconds: milliseconds)
    if words.count == 3 {
      guard let next = Day(words[2]) else { return nil }
      kept.next = next
    }
    return kept
  }

  private static func answer(_ line: Substring) -> Kept.Answer? {
    let words = line.split(separator: " ")
    guard words.count == 3, let id = ItemID(words[0]), let milliseconds = Int(words[2]),
      words[1] == "new" || words[1] == "again"
    else { return nil }
    return Kept.Answer(id: id, isNew: words[1] == "new", milliseconds: milliseconds)
  }
}
