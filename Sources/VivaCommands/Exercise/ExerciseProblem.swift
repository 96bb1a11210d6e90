import Core

/// Why an exercise cannot be worked on as was asked.
enum ExerciseProblem: Error, Equatable {
  /// There is something in the folder already.
  case started(id: String, folder: String)
  case notStarted(id: String, folder: String)
  /// The folder cannot be made in the one where it should be.
  case unwritable(folder: String, in: String)
  /// A folder with Swift files of which none is the exercise's.
  case foreignFolder(id: String, folder: String)
  /// A starter's file with a name that could lead elsewhere.
  case badName(String)
  case tooManyFiles(String, limit: Int)
  /// No folder of an exercise where one was looked for.
  case noFolder(String)
  /// Several of them.
  case severalFolders([String])
  /// A folder that belongs to no exercise that is loaded.
  case noExercise(String, nearest: String?)
}

extension ExerciseProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .started(let id, let folder):
      "'\(shown(folder))' is there already; 'viva exercise watch \(id)' goes on with it, and "
        + "'viva exercise start \(id) --force' begins anew and keeps yours aside"
    case .notStarted(let id, let folder):
      "there is no '\(shown(folder))'; 'viva exercise start \(id)' writes the starter into it"
    case .unwritable(let folder, let parent):
      "'\(shown(folder))' cannot be made: nothing may be written in '\(shown(parent))'; work in another folder"
    case .foreignFolder(let id, let folder):
      "'\(shown(folder))' holds Swift files, and none of them is of the exercise '\(id)'; work in another folder"
    case .badName(let name):
      "the starter has a file '\(shown(name))', which is no plain name; its bank needs repair"
    case .tooManyFiles(let folder, let limit):
      "'\(shown(folder))' holds more than \(limit) files; move what is not of the exercise away"
    case .noFolder(let folder):
      "'\(shown(folder))' is no folder of an exercise and holds none; 'viva exercise start ID' makes one, 'viva exercise list' has the ids"
    case .severalFolders(let ids):
      "there are several exercises here; name one: \(ids.joined(separator: ", "))"
    case .noExercise(let name, let nearest):
      "there is no exercise '\(shown(name))'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'viva exercise list' has the ids")
    }
  }

  private func shown(_ text: String) -> String { VisibleText.escapedLine(text) }
}
