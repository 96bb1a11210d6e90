import Effects
import LinterProtocol

/// Finds and reads the files that say how to lint.
@MainActor
final class ConfigurationFiles {
  private let context: Context
  /// The working folder, where it is known.
  private let here: String?
  private var configurations: [String: LintConfiguration] = [:]
  private var known: [RuleDescription]?
  private var nearest: [String: String?] = [:]
  /// The name of a project's file.
  static let name = ".viva.json"
  private static let limit = 1 << 20

  /// Reads nothing yet.
  init(context: Context, here: String?) {
    self.context = context
    self.here = here
  }

  /// What the learner's own settings say.
  func personal() throws -> LintConfiguration {
    let path = context.settingsFile.path
    guard try context.settingsFile.saysHowToLint() else { return LintConfiguration() }
    return try read(path) { (reader) throws(ConfigurationProblem) in try reader.personal() }
  }

  /// What the nearest file in a folder or above it says, and the folder it is in; `nil` where there
  /// is none.
  func project(
    above folder: String
  ) throws -> (folder: String, configuration: LintConfiguration)? {
    guard let path = try nearestFile(above: folder) else { return nil }
    let configuration = try read(path) { (reader) throws(ConfigurationProblem) in
      try reader.project()
    }
    return (Paths.folder(of: path), configuration)
  }

  private func nearestFile(above folder: String) throws -> String? {
    if let known = nearest[folder] { return known }
    let path = Paths.join(folder, Self.name)
    let parent = Paths.folder(of: folder)
    let found: String? =
      if try isReachable(path) {
        path
      } else if parent == folder {
        nil
      } else {
        try nearestFile(above: parent)
      }
    nearest[folder] = .some(found)
    return found
  }

  /// Whether something is there and may be looked at; a link that leads nowhere is told, for it was
  /// meant to say something.
  ///
  /// Of a folder that may not be entered nothing can be linted, which is told when that is tried.
  private func isReachable(_ path: String) throws -> Bool {
    let files = context.machine.files
    do throws(FileError) {
      if try files.status(path) != nil { return true }
      guard try files.isLink(path) else { return false }
    } catch {
      if case .denied = error { return false }
      throw error.naming(shown(path))
    }
    throw SwiftFilesProblem.leadsNowhere(shown(path))
  }

  private func read(
    _ path: String,
    _ take: (ConfigurationReader) throws(ConfigurationProblem) -> LintConfiguration
  ) throws -> LintConfiguration {
    if let known = configurations[path] { return known }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try context.machine.files.read(path, limit: Self.limit)
    } catch {
      throw error.naming(shown(path))
    }
    let reader = ConfigurationReader(path: shown(path), bytes: bytes, rules: try rules())
    let configuration = try take(reader)
    configurations[path] = configuration
    context.explain("lint settings: \(shown(path))")
    return configuration
  }

  /// The rules that there are, asked for once.
  private func rules() throws -> [RuleDescription] {
    let rules = try known ?? context.rules()
    known = rules
    return rules
  }

  /// The path as a person in the working folder writes it.
  private func shown(_ path: String) -> String {
    here.flatMap { Exclusion.path(path, relativeTo: $0) } ?? path
  }
}
