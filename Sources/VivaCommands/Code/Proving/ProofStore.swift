import Core
import Effects

/// The code that was held against what it is there for and found good, so that it need not be run again.
///
/// What is kept are hashes of code, scenario, output, rules, compiler, lab and linter together: whatever
/// changes, the proof is made anew. It can be deleted at any time.
struct ProofStore {
  private let path: String
  private let files: any JournalFiles
  private let stamp: String

  /// The most that are kept.
  private static let most = 20_000
  private static let head = "viva proofs 1"

  /// Makes a store in a folder, which need not exist; a stamp stands for all programs that prove.
  init(in folder: String, stamp: String, files: any JournalFiles) {
    path = Paths.join(folder, "proofs")
    self.stamp = stamp
    self.files = files
  }

  /// The keys of what was found good; none where nothing whole is kept.
  func keys() -> Set<String> {
    guard let bytes = try? files.read(path, limit: 1 << 21) else { return [] }
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.first == Self.head, let seal = lines.popLast(),
      seal == Self.seal(of: lines)
    else { return [] }
    return Set(lines.dropFirst())
  }

  /// Keeps keys, the newest of those that were there before included; that it cannot be done costs
  /// time only.
  func keep(_ new: Set<String>, of all: Set<String>) {
    let kept = all.count + new.count > Self.most ? new : all.union(new)
    let lines = [Self.head] + kept.sorted()
    let text = (lines + [Self.seal(of: lines)]).joined(separator: "\n") + "\n"
    try? files.makeFolder(Paths.folder(of: path), mode: 0o700)
    try? files.replace(path, with: Array(text.utf8), mode: 0o600)
  }

  /// The key of an item's code as it is proved.
  func key(of entry: BankCode.Entry, running mayRun: Bool) -> String {
    var parts = [stamp, "\(entry.item.content.isRun && mayRun)", entry.item.kind.rawValue]
    parts += entry.item.rules + ["tags"] + entry.item.tags
    func add(_ name: String, _ files: [CodeFile]) {
      parts.append(name)
      for file in files { parts += [file.name, file.text] }
    }
    add("loose", entry.loose)
    switch entry.item.content {
    case .exercise(let exercise):
      add("starter", exercise.starter)
      add("driver", exercise.driver)
      add("solution", exercise.solution)
      parts += ["scenario", exercise.scenario]
    case .audit(let audit):
      add("files", audit.files)
      parts += audit.faults.map { "\($0.file):\($0.line) \($0.rule)" }
    case .predict(let prediction):
      add("run", prediction.run)
      parts += ["scenario", prediction.scenario, "output", prediction.output]
    case .flashcard, .choice, .cloze, .typed, .order: break
    }
    return String(SHA256.hex(Array(parts.joined(separator: "\u{0}").utf8)).prefix(24))
  }

  private static func seal(of lines: [String]) -> String {
    Fingerprint.hex(lines.joined(separator: "\n").utf8, digits: 16)
  }
}
