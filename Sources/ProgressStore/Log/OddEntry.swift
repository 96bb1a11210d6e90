/// Something that is named like a log file and cannot be one: it is passed over, all other files count.
package struct OddEntry: Equatable, Sendable {
  /// The entry's path in the data folder.
  package let file: String
  /// What it is.
  package let kind: Kind

  /// What stands where a log file should.
  package enum Kind: Equatable, Sendable {
    case folder
    /// A pipe, a socket or a device.
    case other
    /// A symbolic link to a pipe, a socket or a device.
    case linkToOther
    case linkToNowhere
  }

  /// Makes a finding of an odd entry.
  package init(file: String, kind: Kind) {
    self.file = file
    self.kind = kind
  }
}

extension OddEntry: CustomStringConvertible {
  /// What it is, and that the rest counts; lower case and without a full stop.
  package var description: String {
    let what =
      switch kind {
      case .folder: "is a folder"
      case .other: "is no regular file"
      case .linkToOther: "is a link to something that is no regular file"
      case .linkToNowhere: "is a link that leads nowhere"
      }
    return "\(file): this \(what), so it is passed over; all other files count"
  }

  /// The way out, lower case and without a full stop.
  package var wayOut: String {
    kind == .linkToNowhere
      ? "bring back what it leads to, or move it away" : "move it away"
  }
}
