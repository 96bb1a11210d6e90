import Core
import Effects
import LinterProtocol

/// What a call of `viva lint` comes to: the files, each with the settings that hold for it.
@MainActor
struct LintPlan {
  /// The files, in groups of equal settings.
  let job: LintJob
  /// What could not be looked at.
  let problems: [any Error]

  /// Finds the files at some paths and what is said of them.
  ///
  /// An operand's files follow the nearest `.viva.json` in its folder or above it, then the learner's
  /// own settings; what the call says comes first.
  init(_ paths: [String], _ wishes: LintWishes, in context: Context) throws {
    let files = context.machine.files
    // Of a working folder that was removed only absolute paths can be linted.
    let here = try? files.realPath(".")
    let configurations = ConfigurationFiles(context: context, here: here)
    let personal = try configurations.personal()
    var operands: [SwiftFiles.Operand] = []
    var settings: [LintSettings] = []
    for path in paths {
      var operand = SwiftFiles.Operand(path: path)
      var configuration = personal
      if let place = try Self.place(path, files) {
        let base =
          here.flatMap { Exclusion.path(place.path, relativeTo: $0) == nil ? nil : $0 }
          ?? place.folder
        operand.exclusion.add(personal.excluded, from: .settings, of: base, operand: place.path)
        if let (folder, project) = try configurations.project(above: place.folder) {
          operand.exclusion.add(
            project.excluded,
            from: .settings,
            of: folder,
            operand: place.path
          )
          configuration = project.over(personal)
        }
        if let pattern = wishes.excluded.first(where: { Self.isElsewhere($0, than: base, files) }) {
          throw SwiftFilesProblem.patternElsewhere(pattern, folder: base)
        }
        operand.exclusion.add(wishes.excluded, from: .call, of: base, operand: place.path)
        operand.depth = place.path.utf8.count { $0 == UInt8(ascii: "/") }
      }
      operands.append(operand)
      settings.append(configuration.settings(under: wishes))
    }
    let places = try SwiftFiles(at: operands, files: files)
    var groups: [LintSettings] = []
    for setting in settings where !groups.contains(setting) { groups.append(setting) }
    job = LintJob(
      files: places.found.map { file in
        LintJob.File(
          path: file.path,
          group: groups.firstIndex(of: settings[file.operand]) ?? 0
        )
      },
      groups: groups
    )
    problems = places.problems
    guard places.found.isEmpty, problems.count < 2 else { return }
    if let problem = problems.first { throw problem }
    throw operands.contains { $0.exclusion.isAny }
      ? SwiftFilesProblem.allLeftOut(paths) : SwiftFilesProblem.none(paths)
  }

  /// Whether a pattern is the path of something that is there, from the root on, and of nothing in the
  /// folder.
  private static func isElsewhere(
    _ pattern: String,
    than folder: String,
    _ files: any FileAccess
  ) -> Bool {
    let path = pattern.hasPrefix("!") ? String(pattern.dropFirst()) : pattern
    let names = path.split(separator: "/")
    guard path.hasPrefix("/"), folder != "/", names.count > 1, let first = names.first else {
      return false
    }
    let isInside = try? files.status(Paths.join(folder, String(first))) != nil
    let isThere = try? files.status(path) != nil
    return isThere == true && isInside != true
      || Exclusion.path(path, relativeTo: folder) != nil && isInside != true
  }

  /// Where an operand really is, and the folder it is in or stands for; `nil` where there is
  /// nothing, which is told when it is looked at.
  private static func place(
    _ path: String,
    _ files: any FileAccess
  ) throws -> (path: String, folder: String)? {
    guard let status = try? files.status(path) else { return nil }
    let real = try files.realPath(path)
    return (real, status.kind == .folder ? real : Paths.folder(of: real))
  }
}
