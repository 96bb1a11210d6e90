import Arguments
import Core
import Effects
import Terminal

/// Runs commands, one from the command line or many from the prompt, on one workspace.
@MainActor
final class Shell {
  let machine: Machine
  let options: GlobalOptions
  let settingsFile: SettingsFile
  let settings: Settings
  let workspace: Workspace
  /// Where the lines of sessions, and of the prompt, come from.
  let lines: any LineReader
  /// Whether commands come from the program's own prompt.
  var isPrompt = false
  private var hasWarned = false

  init(machine: Machine, options: GlobalOptions, lines: (any LineReader)? = nil) throws {
    guard let folders = Folders(machine.variables) else { throw ShellProblem.noHome }
    let options = try options.filled(from: machine.variables)
    var machine = machine
    machine.clock = try ClockChoice(options).clock(machine)
    settingsFile = SettingsFile(
      path: Paths.join(folders.config, "config.json"),
      files: machine.files
    )
    let saved = try settingsFile.read()
    if lines == nil, !options.isQuiet { Self.warn(of: saved.unknown, in: settingsFile, machine) }
    settings = try Settings(
      flags: options.settings,
      variables: machine.variables.values,
      file: saved.known,
      path: settingsFile.path
    )
    workspace = Workspace(
      machine: machine,
      contentPaths: options.content.isEmpty ? settings.values.content : options.content,
      dataFolder: settings.values.data ?? folders.data,
      cacheFolder: folders.cache
    )
    self.machine = machine
    self.options = options
    self.lines =
      lines
      ?? LineReaders.reader(
        palette: settings.values.color.palette(
          isTerminal: machine.talk.isTerminal,
          machine.variables
        )
      ) { HistoryFile.path(machine.variables).map(HistoryFile.init) }
  }

  /// Tells of settings that do not exist, as a mistyped one would have no effect.
  private static func warn(of unknown: [String], in file: SettingsFile, _ machine: Machine) {
    for key in unknown where key != "schema" {
      let text = VisibleText.escapedLine("\(file.path): \(SettingError.unknownKey(key))")
      machine.talk.write("warning: \(text)\n")
    }
  }

  /// Runs one parsed call.
  func run(_ call: ParsedCommand) throws -> ProgramEnd {
    guard let name = call.path.first, let type = CommandRegistry.command(name) else {
      preconditionFailure("the table knows a command '\(call.path)' that the registry does not")
    }
    let command = try type.init(call)
    let context = try context(for: try GlobalOptions(call))
    let status = try command.run(in: context)
    return ProgramEnd(status: status, signal: context.endSignal)
  }

  /// The context of a call; options of its own that change where things are get a workspace of
  /// their own.
  func context(for own: GlobalOptions) throws -> Context {
    let merged = options.merged(with: own)
    guard merged.places == options.places else {
      let shell = try Shell(machine: machine, options: merged, lines: lines)
      shell.isPrompt = isPrompt
      return shell.context(merged)
    }
    return context(merged)
  }

  private func context(_ options: GlobalOptions) -> Context {
    let settings =
      (try? Settings(
        flags: options.settings,
        variables: machine.variables.values,
        file: (try? settingsFile.read().known) ?? [:],
        path: settingsFile.path
      )) ?? settings
    return Context(
      machine: machine,
      options: options,
      settings: settings,
      settingsFile: settingsFile,
      lines: lines,
      workspace: workspace,
      isPrompt: isPrompt
    )
  }
}
