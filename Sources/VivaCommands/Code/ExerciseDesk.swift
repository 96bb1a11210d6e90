import Core
import Effects

/// Lays an exercise's starter out as files, for the learner's editor.
@MainActor
struct ExerciseDesk {
  let context: Context
  let item: Item
  let exercise: Exercise

  /// Opens the starter in the editor; what the learner saved before is opened again instead.
  ///
  /// The answer is the folder to hand in.
  func open() throws -> String {
    guard let folders = Folders(context.machine.variables) else { throw ShellProblem.noHome }
    let folder = Paths.join(folders.state, "exercises/\(item.id.text)")
    let files = context.machine.files
    try files.makeFolder(folder, mode: 0o700)
    for file in exercise.starter {
      let path = Paths.join(folder, file.name)
      if try files.status(path) == nil {
        try files.replace(path, with: Array(file.text.utf8), mode: 0o600)
      }
    }
    context.say("your copy: \(folder)")
    try context.openEditor(Paths.join(folder, exercise.starter.first?.name ?? ""), line: 1)
    return folder
  }
}
