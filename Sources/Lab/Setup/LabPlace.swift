import Effects

/// The lab's files, and the folder of what is kept for them and one compiler.
struct LabPlace: Equatable {
  let parts: LabParts
  /// Kept as long as neither compiler nor lab change; may be deleted at any time.
  let folder: String

  /// What the compiler keeps of C headers; without it each call takes three times as long.
  var moduleCache: String { Paths.join(folder, "modules") }
  /// Compiled snippets.
  var snippets: String { Paths.join(folder, "snippets") }
  /// There once the lab was tried.
  var readyMark: String { Paths.join(folder, "ready") }
  /// Which sources the lab was made from, where they are known.
  var sourcesMark: String { Paths.join(folder, "sources") }

  /// Whether it was tried.
  func isReady(_ files: any FileAccess) -> Bool {
    ((try? files.status(readyMark)) ?? nil) != nil
  }
}
