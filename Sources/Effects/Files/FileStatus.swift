/// What stands at a path.
package struct FileStatus: Equatable, Sendable {
  /// What kind of thing it is.
  package var kind: Kind
  /// Its size in bytes.
  package var size: Int
  /// When its content last changed, in nanoseconds since 1970.
  package var modified: Int
  /// Device and inode, which tell whether two paths are one file.
  package var identity: Identity

  /// The kinds that are told apart.
  package enum Kind: Sendable {
    case file
    case folder
    case other
  }

  /// Device and inode.
  package struct Identity: Hashable, Sendable {
    /// The number of the file system.
    package var device: UInt64
    /// The number of the file in it.
    package var inode: UInt64

    /// Makes an identity.
    package init(device: UInt64, inode: UInt64) {
      self.device = device
      self.inode = inode
    }
  }

  /// Makes a status.
  package init(kind: Kind, size: Int, modified: Int, identity: Identity) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.identity = identity
  }
}
