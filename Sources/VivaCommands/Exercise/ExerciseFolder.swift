import Core
import Effects

/// The folder in which a learner works on an exercise, with files of their own.
///
/// Nothing in it is ever written over: what gives way to the starter is moved aside.
struct ExerciseFolder {
  /// Its absolute path.
  let path: String
  /// Its path as it is shown, from the working folder where it is in there.
  let shown: String
  let item: Item
  let exercise: Exercise
  let files: any JournalFiles
  private let entropy: any EntropySource

  /// What is kept of a version that gave way.
  struct Kept: Equatable {
    /// The folder that it is in, as it is shown.
    var folder: String
    /// How many files there are.
    var count: Int
  }

  private static let mostFiles = 1000
  static let note = "README.md"
  private static let aside = ".kept"

  /// Names a folder; nothing is looked at yet.
  init(
    _ path: String,
    shown: String,
    for item: Item,
    _ exercise: Exercise,
    files: any JournalFiles,
    entropy: any EntropySource
  ) {
    self.path = path
    self.shown = shown
    self.item = item
    self.exercise = exercise
    self.files = files
    self.entropy = entropy
  }

  /// Makes the folder with the starter in it, all at once or not at all.
  func create() throws {
    try checkNames()
    guard try isFree() else {
      throw ExerciseProblem.started(id: item.id.text, folder: shown)
    }
    let parent = Paths.folder(of: path)
    let made = Paths.join(parent, temporaryName())
    let mode = try files.permissions(parent).map { $0 & 0o755 } ?? 0o755
    do {
      try files.makeFolder(made, mode: mode | 0o700)
      try write(into: made, mode: mode & 0o644)
      // In place of an empty folder or of nothing; anything else makes the move fail.
      try files.move(made, to: path)
    } catch {
      remove(made)
      guard try isFree() else {
        throw ExerciseProblem.started(id: item.id.text, folder: shown)
      }
      guard let error = error as? FileError else { throw error }
      switch error {
      case .denied, .missing:
        throw ExerciseProblem.unwritable(folder: shown, in: Paths.folder(of: path))
      default: throw error.naming(shown)
      }
    }
  }

  /// Puts the starter back; what was there is moved aside, and told where.
  ///
  /// - Returns: What gave way; `nil` where the starter was there unchanged.
  func reset(on day: Day) throws -> Kept? {
    try checkNames()
    guard try files.status(path)?.kind == .folder else {
      throw ExerciseProblem.notStarted(id: item.id.text, folder: shown)
    }
    if try files.isLink(path) { throw FileError.isLink(shown) }
    let own = try ownFiles()
    let names = Set(exercise.starter.map(\.name))
    guard own.isEmpty || own.contains(where: names.contains) || isNoted() else {
      throw ExerciseProblem.foreignFolder(id: item.id.text, folder: shown)
    }
    if try isStarter(own) { return nil }
    let mode = try files.permissions(path).map { $0 & 0o644 } ?? 0o644
    // The new files first, so that a full disk is met before anything is moved.
    let made = Paths.join(path, temporaryName())
    do {
      try files.makeFolder(made, mode: 0o700)
      try write(into: made, mode: mode)
      let kept = try moveAside(own, on: day)
      for file in exercise.starter { try put(file.name, from: made) }
      if try files.status(Paths.join(path, Self.note)) == nil { try put(Self.note, from: made) }
      remove(made)
      return kept
    } catch {
      remove(made)
      throw error
    }
  }

  /// Whether nothing stands at the path but perhaps an empty folder.
  private func isFree() throws -> Bool {
    if try files.isLink(path) { throw FileError.isLink(shown) }
    guard let status = try files.status(path) else { return true }
    guard status.kind == .folder else { throw FileError.notFolder(shown) }
    return try files.list(path).isEmpty
  }

  private func checkNames() throws {
    for file in exercise.starter {
      let isPlain = file.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "/") }
      guard isPlain, (1...100).contains(file.name.utf8.count), !file.name.hasPrefix("."),
        file.name != Self.note
      else { throw ExerciseProblem.badName(file.name) }
    }
  }

  private func write(into folder: String, mode: UInt32) throws {
    let mode = mode | 0o600
    for file in exercise.starter {
      try files.replace(Paths.join(folder, file.name), with: Array(file.text.utf8), mode: mode)
    }
    let note = ExerciseNote.text(for: item, exercise)
    try files.replace(Paths.join(folder, Self.note), with: Array(note.utf8), mode: mode)
  }

  /// The paths, below the folder, of Swift files and of whatever has the name of one; links are
  /// not followed, and what is hidden is not looked at.
  private func ownFiles() throws -> [String] {
    var found: [String] = []
    var waiting = [""]
    var seen = 0
    while let folder = waiting.popLast() {
      for name in try files.list(Paths.join(path, folder)) where !name.hasPrefix(".") {
        seen += 1
        guard seen <= Self.mostFiles else {
          throw ExerciseProblem.tooManyFiles(shown, limit: Self.mostFiles)
        }
        let inner = folder.isEmpty ? name : Paths.join(folder, name)
        if name.hasSuffix(".swift") || exercise.starter.contains(where: { $0.name == inner }) {
          found.append(inner)
        } else if try !files.isLink(Paths.join(path, inner)),
          try files.status(Paths.join(path, inner))?.kind == .folder
        {
          waiting.append(inner)
        }
      }
    }
    return found.sorted()
  }

  /// Whether the note that comes with the starter is there.
  private func isNoted() -> Bool {
    ExerciseNote.id(in: Paths.join(path, Self.note), files) == item.id.text
  }

  private func isStarter(_ own: [String]) throws -> Bool {
    guard own == exercise.starter.map(\.name).sorted() else { return false }
    return exercise.starter.allSatisfy { file in
      let place = Paths.join(path, file.name)
      // What a save would reach through a link is not the starter.
      return (try? files.isLink(place)) == false
        && (try? files.read(place, limit: 1 << 20)) == Array(file.text.utf8)
    }
  }

  private func moveAside(_ own: [String], on day: Day) throws -> Kept {
    var number = 1
    func folder() -> String { Paths.join(Self.aside, "\(day)-\(number)") }
    while try files.status(Paths.join(path, folder())) != nil { number += 1 }
    guard !own.isEmpty else { return Kept(folder: "", count: 0) }
    for name in own {
      let place = Paths.join(path, Paths.join(folder(), name))
      try files.makeFolder(Paths.folder(of: place), mode: 0o700)
      try files.move(Paths.join(path, name), to: place)
    }
    return Kept(folder: Paths.join(shown, folder()), count: own.count)
  }

  /// Gives a new file its place, unless something has come to stand there meanwhile.
  private func put(_ name: String, from folder: String) throws {
    let place = Paths.join(path, name)
    do {
      try files.link(Paths.join(folder, name), as: place)
    } catch {
      // Not every file system has second names.
      guard try files.status(place) == nil, try !files.isLink(place) else {
        throw ExerciseProblem.started(id: item.id.text, folder: Paths.join(shown, name))
      }
      try files.move(Paths.join(folder, name), to: place)
    }
  }

  private func temporaryName() -> String { ".viva-\(String(entropy.seed(), radix: 36)).tmp" }

  /// Removes a folder that was made here, with what was written into it.
  private func remove(_ folder: String) {
    for name in (try? files.list(folder)) ?? [] { try? files.remove(Paths.join(folder, name)) }
    try? files.remove(folder)
  }
}
