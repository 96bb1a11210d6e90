import Arguments
import BankParsing
import ContentLoading
import Core
import Effects

/// Finds the folder of an exercise, and the exercise of a folder.
@MainActor
struct ExercisePlace {
  let context: Context

  private var files: any JournalFiles { context.machine.files }

  /// The folder of an exercise in the working folder, or the working folder where it is the
  /// exercise's own.
  func folder(of item: Item, _ exercise: Exercise) throws -> ExerciseFolder {
    let here = try files.realPath(".")
    if try id(of: here) == item.id.text { return folder(at: here, shown: ".", item, exercise) }
    let path = Paths.join(here, item.id.text)
    return folder(at: path, shown: item.id.text, item, exercise)
  }

  /// The folder that is meant by an id, by a path, or by nothing: then the working folder, or the
  /// only exercise in it.
  func folder(named name: String?) throws -> ExerciseFolder {
    // Without banks nothing is an exercise, and that is what has to be told.
    _ = try context.content()
    if let name {
      if let (item, exercise) = exercise(name) { return try existing(folder(of: item, exercise)) }
      guard try files.status(name)?.kind == .folder else {
        if name.contains("/") { throw FileError.missing(name) }
        throw ExerciseProblem.noExercise(name, nearest: nearest(to: name))
      }
      let path = try files.realPath(name)
      guard let id = try id(of: path), let (item, exercise) = exercise(id) else {
        throw ExerciseProblem.noFolder(name)
      }
      return folder(at: path, shown: name, item, exercise)
    }
    let here = try files.realPath(".")
    if let id = try id(of: here), let (item, exercise) = exercise(id) {
      return folder(at: here, shown: ".", item, exercise)
    }
    let found = try files.list(here).filter { name in
      exercise(name) != nil && (try? files.status(Paths.join(here, name)))??.kind == .folder
    }
    guard found.count <= 1 else { throw ExerciseProblem.severalFolders(found) }
    guard let id = found.first, let (item, exercise) = exercise(id) else {
      throw ExerciseProblem.noFolder(".")
    }
    return folder(at: Paths.join(here, id), shown: id, item, exercise)
  }

  private func folder(
    at path: String,
    shown: String,
    _ item: Item,
    _ exercise: Exercise
  ) -> ExerciseFolder {
    ExerciseFolder(
      path,
      shown: shown,
      for: item,
      exercise,
      files: files,
      entropy: context.machine.entropy
    )
  }

  private func existing(_ folder: ExerciseFolder) throws -> ExerciseFolder {
    guard try files.status(folder.path)?.kind == .folder else {
      throw ExerciseProblem.notStarted(id: folder.item.id.text, folder: folder.shown)
    }
    return folder
  }

  /// The exercise that a folder is named after, or that its note names.
  private func id(of folder: String) throws -> String? {
    if let noted = ExerciseNote.id(in: Paths.join(folder, ExerciseFolder.note), files),
      exercise(noted) != nil
    {
      return noted
    }
    let name = Paths.name(of: folder)
    return exercise(name) == nil ? nil : name
  }

  private func exercise(_ name: String) -> (Item, Exercise)? {
    guard let id = ItemID(name), let item = (try? context.content())?.library[id],
      case .exercise(let exercise) = item.content
    else { return nil }
    return (item, exercise)
  }

  private func nearest(to name: String) -> String? {
    Suggestion.nearest(to: name, among: KnownWords(context: context).words(.exercises))
  }
}
