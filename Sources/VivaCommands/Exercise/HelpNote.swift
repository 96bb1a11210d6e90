import Core
import Effects
import ProgressStore
import Quizzing
import Scheduling
import StrictJSON

/// The help that was taken with an exercise, noted in a file of the state folder, so that a verdict in
/// another run counts with it.
@MainActor
struct HelpNote {
  let context: Context
  let item: Item
  private static let limit = 1 << 16

  /// The help that a verdict of today counts with.
  ///
  /// A note that cannot be read counts as none: it is about a rating, which the learner can undo.
  var help: AnswerHelp {
    (try? taken())?.help(on: context.today, reviewed: try? reviewed()) ?? .none
  }

  /// The hints that were shown and still count.
  var hints: Int { (try? current())?.hints ?? 0 }

  /// Notes one hint more, before it is shown.
  ///
  /// - Returns: Which it is, 1 and up; `nil` where there is no further one.
  func takeHint() throws -> Int? {
    var taken = try current() ?? HelpTaken(on: context.today)
    guard taken.hints < item.hints.count else { return nil }
    taken.hints += 1
    taken.day = context.today
    try write(taken)
    return taken.hints
  }

  /// Notes that the solution is shown, before it is.
  func takeSolution() throws {
    var taken = try current() ?? HelpTaken(on: context.today)
    taken.sawSolution = true
    taken.day = context.today
    try write(taken)
  }

  private func current() throws -> HelpTaken? {
    let reviewed = try reviewed()
    return try taken().flatMap { $0.counts(on: context.today, reviewed: reviewed) ? $0 : nil }
  }

  private func reviewed() throws -> Day? {
    try context.store.progress[item.variantOf ?? item.id].lastDay
  }

  private var path: String? {
    Folders(context.machine.variables).map {
      Paths.join($0.state, "exercises/\(item.id.text).json")
    }
  }

  private func taken() throws -> HelpTaken? {
    guard let path, try context.machine.files.status(path) != nil else { return nil }
    let value = try JSONValue(parsing: context.machine.files.read(path, limit: Self.limit))
    guard let day = value["day"]?.string.flatMap({ Day($0) }) else { return nil }
    let hints = min(max(value["hints"]?.integer ?? 0, 0), item.hints.count)
    return HelpTaken(on: day, hints: hints, sawSolution: value["solution"]?.bool ?? false)
  }

  private func write(_ taken: HelpTaken) throws {
    guard let path else { throw ShellProblem.noHome }
    let value: JSONValue = [
      "schema": 1,
      "day": .string(taken.day.description),
      "hints": .integer(taken.hints),
      "solution": .bool(taken.sawSolution),
    ]
    try context.machine.files.makeFolder(Paths.folder(of: path), mode: 0o700)
    try context.machine.files.replace(path, with: Array(value.text().utf8), mode: 0o600)
  }
}
