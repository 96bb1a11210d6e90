package import Core
package import Effects

/// The links of the items in many banks, kept so that a start need not parse thousands of files.
///
/// What is kept holds as long as the same files stand at the same paths, unchanged, and the same
/// program reads them. It can be deleted at any time.
package struct ItemCache: Sendable {
  /// The fewest files for which anything is kept; fewer are parsed in a few milliseconds.
  package static let fewestFiles = 20

  private let files: any FileAccess
  private let folder: String
  private let reader: FileStatus
  private let settling: Int

  /// Makes a cache; `nil` where there is no such program.
  ///
  /// - Parameters:
  ///   - folder: The folder it is kept in, which need not exist.
  ///   - program: The path of the program, as another version may find other items.
  ///   - settling: Nanoseconds that must lie between the last change of a bank and the writing of
  ///     the cache; a second change within the clock's resolution would not be seen.
  ///   - files: The file system.
  package init?(
    in folder: String,
    program: String,
    settling: Int = 2_000_000_000,
    files: any FileAccess
  ) {
    guard let reader = try? files.status(program) else { return nil }
    self.files = files
    self.folder = folder
    self.reader = reader
    self.settling = settling
  }

  /// The links that were kept for folders and files, in load order; `nil` where they must be
  /// parsed.
  package func links(of paths: [String]) -> [ItemLink]? {
    guard let banks = banks(paths), let status = try? files.status(path),
      let bytes = try? files.read(path, limit: 1 << 26),
      banks.allSatisfy({ status.modified - $0.status.modified >= settling })
    else { return nil }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count >= 3, lines.popLast()?.isEmpty == true, let seal = lines.popLast(),
      seal.elementsEqual(Fingerprint.hex(bytes[..<seal.startIndex], digits: 16).utf8),
      lines.removeFirst().elementsEqual(head(banks).utf8)
    else { return nil }
    let links = lines.compactMap { Self.link(String(decoding: $0, as: UTF8.self)) }
    return links.count == lines.count ? links : nil
  }

  /// Keeps the links of the items in folders and files; that it cannot be done costs time only.
  package func keep(_ links: [ItemLink], of paths: [String]) {
    guard let banks = banks(paths) else { return }
    var text = head(banks) + "\n"
    for link in links { text += Self.line(link) + "\n" }
    text += Fingerprint.hex(text.utf8, digits: 16) + "\n"
    try? files.makeFolder(folder, mode: 0o700)
    try? files.replace(path, with: Array(text.utf8), mode: 0o600)
  }

  /// The id, and for a follow-up what it follows and when, with spaces between.
  private static func line(_ link: ItemLink) -> String {
    guard let after = link.after else { return link.id.text }
    return "\(link.id.text) \(after.text) \(link.when.rawValue)"
  }

  private static func link(_ line: String) -> ItemLink? {
    let words = line.split(separator: " ")
    guard let id = words.first.flatMap({ ItemID($0) }) else { return nil }
    if words.count == 1 { return ItemLink(id: id) }
    guard words.count == 3, let after = ItemID(words[1]),
      let when = FollowUpCondition(rawValue: String(words[2]))
    else { return nil }
    return ItemLink(id: id, after: after, when: when)
  }

  private var path: String { Paths.join(folder, "items") }

  /// The files that would be parsed; `nil` where they are few, or not all can be looked at.
  private func banks(_ paths: [String]) -> [ContentSearch.Found]? {
    var search = ContentSearch(files: files)
    for path in paths { search.add(path) }
    let found = search.found
    return search.problems.isEmpty && found.count >= Self.fewestFiles ? found : nil
  }

  /// The first line: what the ids were made of.
  private func head(_ banks: [ContentSearch.Found]) -> String {
    var made = "\(Self.facts(reader))\n"
    for bank in banks { made += "\(bank.isNamed) \(Self.facts(bank.status)) \(bank.path)\n" }
    return "viva items 2 \(Fingerprint.hex(made.utf8, digits: 16))"
  }

  private static func facts(_ status: FileStatus) -> String {
    let identity = status.identity
    return "\(status.size) \(status.modified) \(identity.device) \(identity.inode)"
  }
}
