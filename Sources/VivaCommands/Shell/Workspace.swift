import BankParsing
import ContentLoading
import Core
import Effects
import Grading
import Lab
import ProgressStore
import Scheduling

/// The banks, the progress and the linter of one run, each opened when it is first asked for.
///
/// The prompt keeps one for all its commands.
@MainActor
package final class Workspace {
  private let machine: Machine
  private let contentPaths: [String]
  let dataFolder: String
  private let cacheFolder: String
  /// Whether it was said which banks, and how many items, cannot be used.
  var hasToldProblems = false
  private var loaded: LoadedContent?
  private var opened: ProgressStore?
  private var client: LinterClient?
  private var madeLab: Lab?
  private var told: [StoreNotice] = []
  private var hasToldProgress = false
  private var toldPermissions: [RunPermission] = []

  /// Names the places; nothing is read yet.
  package init(machine: Machine, contentPaths: [String], dataFolder: String, cacheFolder: String) {
    self.machine = machine
    self.contentPaths = contentPaths
    self.dataFolder = dataFolder
    self.cacheFolder = cacheFolder
  }

  /// What makes linters and labs of other threads.
  var tools: CodeTools { CodeTools(machine: machine, cache: cacheFolder) }

  /// The banks, read once.
  func content() throws -> LoadedContent {
    if let loaded { return loaded }
    let content = ContentLoader(files: machine.files, crew: Crew(size: machine.processors)).load(
      try paths()
    )
    loaded = content
    return content
  }

  /// The links of the items: those that an earlier run found, where they hold; otherwise of the
  /// banks, as they are then read.
  func links(reading read: () throws -> LoadedContent) throws -> [ItemLink] {
    let cache =
      loaded == nil
      ? ItemCache(in: cacheFolder, program: machine.executable, files: machine.files) : nil
    if let kept = cache?.links(of: try paths()) { return kept }
    let content = try read()
    let links = ItemLink.all(of: content.library.items)
    // What cannot be used is to be told by the next run, too.
    let isWhole =
      content.problems.isEmpty && !content.library.findings.contains { $0.severity == .error }
    if isWhole { cache?.keep(links, of: try paths()) }
    return links
  }

  /// Reads the banks again when they are next asked for.
  func forgetContent() {
    loaded = nil
    hasToldProblems = false
  }

  /// The learner's progress, opened for reading until something is to be recorded, and anew when
  /// another memory model is to be used.
  func store(
    for access: ProgressStore.Access,
    at now: Moment,
    using model: any MemoryModel
  ) throws -> ProgressStore {
    if let opened, opened.access == access || opened.access == .recording,
      opened.model == model.fingerprint
    {
      return opened
    }
    opened?.close()
    let store = try ProgressStore.open(
      dataFolder,
      for: access,
      files: machine.files,
      entropy: LiveEntropy(),
      at: now,
      using: model
    )
    opened = store
    return store
  }

  /// Whether the learner was not told yet where the progress is.
  func isFirstLookAtProgress() -> Bool {
    defer { hasToldProgress = true }
    return !hasToldProgress
  }

  /// What a store has noticed and the learner was not told yet.
  func newNotices(of store: ProgressStore) -> [StoreNotice] {
    let new = store.notices.filter { !told.contains($0) }
    told += new
    return new
  }

  /// Whether a permission, or the lack of one, was not told yet.
  func isFirstTold(_ permission: RunPermission) -> Bool {
    guard !toldPermissions.contains(permission) else { return false }
    toldPermissions.append(permission)
    return true
  }

  /// Reads the progress again when it is next asked for, as after a long time in which others may
  /// have written to it.
  func forgetProgress() {
    opened?.close()
    opened = nil
  }

  /// Writes down what is derived from the log, so that the next start is quick.
  func close() { opened?.close() }

  /// The linter helper, started when it is first asked something.
  func linter() -> LinterClient {
    if let client { return client }
    let made = tools.linter()
    client = made
    return made
  }

  /// The lab, whose parts are looked for when something is first compiled.
  ///
  /// - Parameter tell: Is told what takes long, in a phrase.
  /// - Returns: The lab, the same one each time.
  func lab(telling tell: @escaping (String) -> Void) -> Lab {
    if let madeLab { return madeLab }
    let made = tools.lab(reading: linter(), telling: tell)
    madeLab = made
    return made
  }

  /// Where the banks are looked for; `shipped` stands for those that come with the program.
  func paths() throws(ContentPlace.Problem) -> [String] {
    let wanted = contentPaths.isEmpty ? ["shipped"] : contentPaths
    var paths: [String] = []
    for path in wanted {
      paths.append(path == "shipped" ? try ContentPlace.shipped(machine) : path)
    }
    return paths
  }
}
