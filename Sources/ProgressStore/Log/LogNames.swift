import Effects

/// The names of log files, and what synchronisation programs, version control and editors make of them.
enum LogNames {
  /// Whether a file of that name in a device's folder holds records.
  ///
  /// A copy that was made of two versions may have anything before, behind or instead of the ending,
  /// and a file system without capital letters may have changed them.
  static func isLog(_ name: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    let name = name.lowercased()
    guard !notText.contains(where: name.hasSuffix) else { return false }
    return name.contains(".jsonl") || isNumbered(name) && name.contains("conflict")
  }

  /// Whether a log file's path says that it is such a copy: of a file of ours under another name, or in
  /// a folder that is one.
  static func isCopy(_ file: String) -> Bool {
    if file.lowercased().contains("conflict") { return true }
    let name = Paths.name(of: file)
    return isNumbered(name) && Segment.number(of: file) == nil
  }

  /// Whether a log file is a device's own to repair: in its folder, or in one that a synchronisation
  /// program made of two versions of that.
  static func isOwn(_ file: String, of device: String?) -> Bool {
    guard let device, file.hasPrefix("log/\(device)") else { return false }
    // Of another device whose name begins alike the next is a letter or a digit.
    guard let next = file.dropFirst("log/\(device)".count).utf8.first else { return false }
    return !(48...57).contains(next) && !(97...122).contains(next)
  }

  /// Whether a name begins as ours do, with six digits, but for a mark before them.
  private static func isNumbered(_ name: String) -> Bool {
    let digits = name.utf8.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "~") }.prefix(7)
    return digits.count == 7 && digits.prefix(6).allSatisfy { (48...57).contains($0) }
      && !(48...57).contains(digits.last ?? 48)
  }

  /// What is packed, locked or still on its way, whatever stands before.
  private static let notText = [
    ".7z", ".age", ".bz2", ".crdownload", ".gpg", ".gz", ".lock", ".part", ".partial", ".swp",
    ".tmp", ".xz", ".zip", ".zst",
  ]
}
