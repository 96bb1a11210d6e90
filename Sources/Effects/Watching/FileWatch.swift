import Glibc

/// Tells that something changed in a folder, or below it, by what the kernel says (inotify(7)).
///
/// Folders are watched rather than files, for editors save by renaming. What has changed is not
/// told: who wants to know looks.
package final class FileWatch {
  /// How changes are noticed, as far as is known now.
  package private(set) var sight: WatchSight
  /// Whether the folder is there and watched.
  package private(set) var isWatching = false
  private let folder: String
  private let files: any FileAccess
  private var queue: Descriptor?

  /// The most folders that are watched; whoever has more is looked after by looking.
  private static let mostFolders = 1000
  private static let headerSize = 16
  private static let told =
    UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
    | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

  private static let gone =
    UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_UNMOUNT)

  /// Watches a folder with all below it.
  ///
  /// - Parameters:
  ///   - folder: Its path; it may be missing, and come.
  ///   - files: The file system in which it is.
  package init(_ folder: String, files: any FileAccess) {
    self.folder = folder
    self.files = files
    sight = Self.sight(of: folder, files)
    refresh()
  }

  /// What becomes readable when something changed; `nil` where the kernel tells nothing.
  package var descriptor: Int32? { queue?.number }

  /// Looks which folders there are by now; at a folder that was away or that cannot be watched it
  /// is to be called again and again.
  package func refresh() {
    guard !isWatching else { return addFolders() }
    // A queue of old would tell of a folder that was moved away.
    queue = nil
    guard (try? files.status(folder))??.kind == .folder else { return }
    let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard number >= 0 else {
      sight = .looking(reason: "this account watches as many folders as the system lets it")
      return
    }
    queue = Descriptor(owning: number)
    isWatching = true
    addFolders()
  }

  /// Takes what the kernel has told by now.
  ///
  /// - Returns: Whether anything changed that is not hidden.
  package func takeChanges() -> Bool {
    guard let number = queue?.number else { return false }
    var hasChanged = false
    var hasNewFolders = false
    var isFolderGone = false
    while let bytes = Conversation.readPart(number), !bytes.isEmpty {
      for event in Self.events(in: bytes) {
        if event.isHidden { continue }
        hasChanged = true
        if event.mask & (UInt32(IN_ISDIR) | UInt32(IN_Q_OVERFLOW)) != 0 { hasNewFolders = true }
        if event.mask & Self.gone != 0 { isFolderGone = true }
      }
    }
    if isFolderGone {
      // It may have been one of those below; then this begins anew and misses nothing.
      isWatching = false
      refresh()
    } else if hasNewFolders {
      addFolders()
    }
    return hasChanged
  }

  private struct Event {
    let mask: UInt32
    let isHidden: Bool
  }

  /// Cuts events apart: descriptor, mask, cookie and length of four bytes each, and the name.
  private static func events(in bytes: [UInt8]) -> [Event] {
    var events: [Event] = []
    var start = 0
    func word(_ place: Int) -> UInt32 {
      bytes[(start + place)..<(start + place + 4)].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    while start + headerSize <= bytes.count {
      let length = Int(word(12))
      let isHidden = length > 0 && bytes[start + headerSize] == UInt8(ascii: ".")
      events.append(Event(mask: word(4), isHidden: isHidden))
      start += headerSize + length
    }
    return events
  }

  /// Watches each folder that is not hidden, and the folders of files that links stand for; a
  /// folder that is watched already stays so.
  private func addFolders() {
    var waiting = [folder]
    var added = 0
    while let path = waiting.popLast() {
      guard add(path) else { continue }
      added += 1
      guard added <= Self.mostFolders else {
        sight = .looking(reason: "there are more than \(Self.mostFolders) folders in it")
        return
      }
      for name in (try? files.list(path)) ?? [] where !name.hasPrefix(".") {
        let inner = Paths.join(path, name)
        if (try? files.isLink(inner)) == true {
          if let real = try? files.realPath(inner) { _ = add(Paths.folder(of: real)) }
        } else if (try? files.status(inner))??.kind == .folder {
          waiting.append(inner)
        }
      }
    }
  }

  private func add(_ path: String) -> Bool {
    guard let number = queue?.number else { return false }
    if unsafe inotify_add_watch(number, path, Self.told) >= 0 { return true }
    if errno == ENOSPC {
      sight = .looking(reason: "this account watches as many folders as the system lets it")
    }
    return false
  }

  private static func sight(of folder: String, _ files: any FileAccess) -> WatchSight {
    guard let status = try? files.status(folder),
      let bytes = try? files.read("/proc/self/mountinfo", limit: 1 << 20),
      let type = MountTable(String(decoding: bytes, as: UTF8.self))
        .type(ofDevice: status.identity.device),
      MountTable.hidesChanges(type)
    else { return .events }
    return .looking(
      reason: "what others change on a file system of type '\(type)' is told to nobody"
    )
  }
}
