package import Effects

/// Why progress could not be read or an answer not be saved.
package enum StoreError: Error, Equatable, Sendable {
  /// The progress cannot be read.
  case unreadable(FileError)
  /// The data folder cannot be written, so nothing was begun.
  case unwritable(FileError)
  /// Nothing was saved; everything saved before is safe.
  case notSaved(FileError, of: StoreDeed = .answer)
  /// The disk failed while saving; whether it is saved is not known.
  case unsure(FileError, of: StoreDeed = .answer)
  /// Another session holds the lock for too long.
  case busy(String, process: Int?)
  /// This machine's name was given by a later version, in a file that tells it otherwise.
  case newerDevice(String, schema: Int)
  /// This machine's name cannot be read.
  case unreadableDevice(FileError)
  /// A record says something that no record may say.
  case invalidRecord(RecordDamage, of: StoreDeed = .answer)

  /// The same failure, told of what was to be done.
  func told(of deed: StoreDeed) -> StoreError {
    switch self {
    case .notSaved(let error, _): .notSaved(error, of: deed)
    case .unsure(let error, _): .unsure(error, of: deed)
    case .invalidRecord(let damage, _): .invalidRecord(damage, of: deed)
    case .unreadable, .unwritable, .busy, .newerDevice, .unreadableDevice: self
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// What went wrong and the way out, lower case and without a full stop.
  package var description: String {
    switch self {
    case .unreadable(let error):
      "the progress cannot be read: \(error.inOwnPlace)"
    case .unwritable(let error):
      "progress cannot be saved: \(error.inOwnPlace); '--data' names another folder"
    case .notSaved(let error, let deed):
      "\(deed.words) was not saved, \(deed.rest): \(error.inOwnPlace)"
    case .unsure(let error, let deed):
      "the disk failed while \(deed.words) was saved, \(deed.rest); run 'viva doctor': \(error.inOwnPlace)"
    case .busy(let path, let process?):
      "another viva (process \(process)) holds '\(path)'; end it, or try again"
    case .busy(let path, nil):
      "another viva holds '\(path)'; end it, or try again"
    case .newerDevice(let path, let schema):
      "progress cannot be saved: '\(path)' has schema \(schema), of a newer version of viva; "
        + "update this one"
    case .unreadableDevice(let error):
      "progress cannot be saved, as this machine's name cannot be read: \(error.inOwnPlace); without "
        + "'device.json' it gets a new one"
    case .invalidRecord(let damage, let deed):
      "\(deed.words) was not saved: \(damage)"
    }
  }
}
