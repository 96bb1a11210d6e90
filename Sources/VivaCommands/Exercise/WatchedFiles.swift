import Core
import Effects

/// What a learner's folder holds at a moment, to be compared with what it held before.
enum WatchedFiles: Equatable {
  case code([CodeFile])
  /// It cannot be handed in, for the reason given in words.
  case problem(String)

  /// Reads the Swift files of a folder, named as they are shown.
  init(of folder: ExerciseFolder) {
    do {
      guard try folder.files.status(folder.path)?.kind == .folder else {
        self = .problem("'\(folder.shown)' is gone; once it is back, it is judged again")
        return
      }
      let files = try Submission(paths: [folder.path], files: folder.files).files.map { file in
        CodeFile(name: Self.name(of: file, in: folder), text: file.text, line: file.line)
      }
      let isEmpty = files.allSatisfy { $0.text.trimmed.isEmpty }
      self = isEmpty ? .problem("\(SubmissionProblem.empty)") : .code(files)
    } catch let error as FileError {
      self = .problem("\(error.naming(Self.shown(error.path, in: folder)))")
    } catch let error as SubmissionProblem {
      self = .problem("\(error)")
    } catch SwiftFilesProblem.none {
      self = .problem("there is no Swift file in '\(folder.shown)'")
    } catch {
      self = .problem("\(error)")
    }
  }

  private static func name(of file: CodeFile, in folder: ExerciseFolder) -> String {
    shown(file.name, in: folder)
  }

  private static func shown(_ path: String, in folder: ExerciseFolder) -> String {
    guard path.hasPrefix(folder.path) else { return path }
    let below = path.dropFirst(folder.path.count).drop { $0 == "/" }
    if below.isEmpty { return folder.shown }
    return folder.shown == "." ? String(below) : Paths.join(folder.shown, String(below))
  }
}
