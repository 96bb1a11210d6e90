package import Core
import Effects
import ProgressStore
import Scheduling
package import Terminal

/// What a command works with: the machine, the learner's wishes, the banks and the progress.
@MainActor
package final class Context {
  /// All that is outside the program.
  package let machine: Machine
  /// The global options of this call.
  package let options: GlobalOptions
  /// The settings, with the options of this call.
  package private(set) var settings: Settings
  /// The file that `viva config` writes.
  package let settingsFile: SettingsFile
  /// Where a session's lines come from.
  let lines: any LineReader
  /// The banks, the progress and the linter.
  let workspace: Workspace
  /// Whether the call comes from the program's own prompt.
  let isPrompt: Bool
  /// The room for results.
  package private(set) var screen: Screen
  /// How results look.
  let palette: Palette
  /// How what is said beside them looks.
  let talkPalette: Palette
  /// The signal that ended what the command was doing.
  var endSignal: Int32?

  /// Puts a context together.
  init(
    machine: Machine,
    options: GlobalOptions,
    settings: Settings,
    settingsFile: SettingsFile,
    lines: any LineReader,
    workspace: Workspace,
    isPrompt: Bool
  ) {
    self.machine = machine
    self.options = options
    self.settings = settings
    self.settingsFile = settingsFile
    self.lines = lines
    self.workspace = workspace
    self.isPrompt = isPrompt
    screen = Self.screen(machine, settings)
    palette = settings.values.color.palette(
      isTerminal: machine.output.isTerminal,
      machine.variables
    )
    talkPalette = settings.values.color.palette(
      isTerminal: machine.talk.isTerminal,
      machine.variables
    )
  }

  /// Takes the room for results as it is now, after the terminal's size has changed.
  func measureScreen() { screen = Self.screen(machine, settings) }

  private static func screen(_ machine: Machine, _ settings: Settings) -> Screen {
    Screen(
      size: machine.output.isTerminal ? Screen.Size.ofTerminal(1) : nil,
      machine.variables,
      isAccessible: settings.values.isAccessible
    )
  }

  /// The present moment.
  package var now: Moment { machine.clock.now() }

  /// The study day of the present moment.
  package var today: Day { now.studyDay(rollover: settings.values.study.rollover) }

  /// The seed of what is drawn in this run.
  var seed: UInt64 { options.seed ?? machine.entropy.seed() }

  /// The scheduler, by the learner's settings.
  var scheduler: Scheduler {
    Scheduler(settings: settings.values.study, model: model)
  }

  /// The memory model that the learner chose, with the parameters that the review log says are in use.
  ///
  /// Where the log cannot be read whoever needs it tells so; then these are the defaults.
  var model: any MemoryModel {
    (try? store)?.fsrs ?? settings.values.study.memoryModel.standardModel
  }

  /// Takes the settings file in again.
  func reloadSettings() throws {
    settings = try Settings(
      flags: options.settings,
      variables: machine.variables.values,
      file: try settingsFile.read().known,
      path: settingsFile.path
    )
  }

  /// The learner's progress, to read.
  var store: ProgressStore {
    get throws { try opened(for: .reading) }
  }

  /// The learner's progress, to record in; refused at once where nothing could be saved.
  var recordingStore: ProgressStore {
    get throws { try opened(for: .recording) }
  }

  private func opened(for access: ProgressStore.Access) throws -> ProgressStore {
    let store = try workspace.store(
      for: access,
      at: now,
      using: settings.values.study.memoryModel.standardModel
    )
    for notice in workspace.newNotices(of: store) { warn("\(notice)") }
    if workspace.isFirstLookAtProgress() {
      explain(
        "progress: \(workspace.dataFolder), device \(store.device ?? "none yet"), "
          + "\(count(store.progress.items.count, "item")) begun"
      )
    }
    return store
  }
}
