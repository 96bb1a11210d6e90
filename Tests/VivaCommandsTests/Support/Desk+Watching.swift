import Core
import Terminal
import TestSupport

extension Desk {
  /// Code without the fault of the exercise `repair`, and with it.
  nonisolated static let right = "@State private var a = 1\n"
  nonisolated static let wrong = "@State var a = 1\n"
  /// The keys of a watch of that exercise before a hint was taken.
  nonisolated static let watchKeys = "h hint (0 of 2) · r run now · s solution · q leave\n"

  /// Something that happens while a folder is watched, given the files that it happens to.
  typealias Happening = (MemoryFiles) -> ScriptedWatch.Step

  /// A desk on which the exercise `repair` was begun, with what happens while it is watched.
  static func watching(_ happenings: [Happening], hasKeys: Bool = false) -> Desk {
    var desk = Desk.withExercises()
    desk.run("exercise", "start", "repair")
    desk.watch = ScriptedWatch(happenings.map { $0(desk.files) }, hasKeys: hasKeys)
    return desk
  }

  /// A file is saved with a text, and the folder tells so.
  static func saved(_ text: String, _ name: String = "Row.swift") -> Happening {
    { files in ScriptedWatch.Step(.changed) { files["/repair/\(name)"] = Array(text.utf8) } }
  }

  /// Something comes without a change of the files.
  static func came(_ event: WatchEvent) -> Happening { { _ in ScriptedWatch.Step(event) } }

  /// A key is pressed.
  static func pressed(_ key: Character) -> Happening { came(.key(key)) }

  /// Watches the exercise.
  func runWatch() -> Outcome {
    run(["exercise", "watch", "repair"], reading: ScriptedLines([]))
  }
}
