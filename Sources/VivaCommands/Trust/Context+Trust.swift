import BankParsing
import Core
import Effects
import Grading

extension Context {
  /// The file that says which banks are trusted.
  var trustFile: TrustFile {
    TrustFile(folder: Paths.folder(of: settingsFile.path), files: machine.files)
  }

  /// Whether the code of an item's bank may be compiled and run; a snippet that belongs to no item
  /// is the learner's own.
  ///
  /// Every stage that runs something asks this first.
  func permissionToRun(_ item: Item?) -> RunPermission {
    guard let item else { return .granted }
    let files = machine.files
    let path = (try? files.realPath(item.file)) ?? item.file
    if isShipped(path) { return .granted }
    let trust: Trust
    do {
      trust = try trustFile.read()
    } catch {
      if workspace.isFirstTold(.unknown(bank: trustFile.path)) { report(error) }
      return .unknown(bank: path)
    }
    return trust.permission(for: path, hash: hash(ofBankAt: path, with: item))
  }

  /// Says once, of each bank, that its code is not run and how it would be.
  func tellNotRun(_ permission: RunPermission) {
    guard !permission.isGranted, workspace.isFirstTold(permission) else { return }
    say("not run: \(permission)")
  }

  /// Whether a file is one of those that come with the program, wherever links lead.
  func isShipped(_ path: String) -> Bool {
    guard let place = try? ContentPlace.shipped(machine),
      let folder = try? machine.files.realPath(place)
    else { return false }
    return path.hasPrefix(folder + "/")
  }

  /// The hash of the code of a bank as it is now; `nil` where the code that is to run is not in it,
  /// as after a change since the start.
  private func hash(ofBankAt path: String, with item: Item) -> String? {
    guard let bytes = try? machine.files.read(path, limit: BankLimits.file),
      let code = RunnableCode(of: item)
    else { return nil }
    let codes = RunnableCode.all(in: BankParser.parse(bytes, file: item.file).items)
    return codes.contains(code) ? RunnableCode.hash(of: codes) : nil
  }
}
