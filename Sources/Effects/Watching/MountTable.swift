/// The file systems that are mounted, as `/proc/self/mountinfo` tells them.
package struct MountTable: Equatable, Sendable {
  private var types: [UInt64: String] = [:]

  /// Reads the table's text; lines that are none of it are passed over.
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      // "36 35 98:0 /root /mount options tags - type source options"; tags may be missing.
      let words = line.split(separator: " ")
      guard words.count > 8, let dash = words.dropFirst(6).firstIndex(of: "-"),
        dash + 1 < words.endIndex
      else { continue }
      let numbers = words[2].split(separator: ":").compactMap { UInt64($0) }
      guard numbers.count == 2 else { continue }
      types[Self.device(major: numbers[0], minor: numbers[1])] = String(words[dash + 1])
    }
  }

  /// The type of the file system on a device, as `ext4` or `fuse.sshfs`.
  ///
  /// - Parameter device: The number that ``FileStatus/Identity`` has.
  /// - Returns: The type's name; `nil` where the table does not know the device.
  package func type(ofDevice device: UInt64) -> String? { types[device] }

  /// Whether what other machines, or programs behind the file system, change in files is seen by
  /// nobody here: a network's file system, or one that a program provides.
  package static func hidesChanges(_ type: String) -> Bool {
    let name = type.prefix { $0 != "." }
    return ["fuse", "fuseblk"].contains(name) || remote.contains(String(name))
  }

  private static let remote: Set<String> = [
    "9p", "afs", "beegfs", "ceph", "cifs", "coda", "davfs", "glusterfs", "lustre", "ncpfs", "nfs",
    "nfs4", "prl_fs", "smb3", "smbfs", "vboxsf", "virtiofs", "vmhgfs",
  ]

  /// The number that the kernel makes of the two in the table, as `makedev(3)` does.
  private static func device(major: UInt64, minor: UInt64) -> UInt64 {
    (major & 0xfff) << 8 | (major & ~0xfff) << 32 | minor & 0xff | (minor & ~0xff) << 12
  }
}
