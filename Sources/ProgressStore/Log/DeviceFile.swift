import Core
import Effects
import StrictJSON

/// `device.json`: the name under which this machine writes, which is never given to another.
struct DeviceFile: Equatable, Sendable {
  /// The device's name in the log, 12 hexadecimal digits.
  let device: String
  /// The whole random number of 128 bits, as 32 digits, of which the name is a part.
  let id: String
  /// A hash of the machine's own id; absent where the system has none.
  let machine: String?

  /// The version that is written.
  private static let schema = 1

  /// What was found in the data folder.
  enum Found: Equatable {
    case nothing
    case device(DeviceFile)
    /// Another machine's file, copied with the folder.
    case foreign(DeviceFile)
    /// A file of a later version, in which no name is found.
    case newer(schema: Int)
    case damaged([UInt8])
    case unreadable(FileError)
  }

  /// Draws a new name.
  init(entropy: some EntropySource, machine: String?) {
    id =
      Hexadecimal.text(entropy.seed(), digits: 16) + Hexadecimal.text(entropy.seed(), digits: 16)
    device = String(id.prefix(12))
    self.machine = machine
  }

  private init?(_ value: JSONValue) {
    guard let id = value["id"]?.string, let device = value["device"]?.string,
      RecordRules.device(Array(device.utf8)[...]) != nil
    else { return nil }
    self.id = id
    self.device = device
    machine = value["machine"]?.string
  }

  /// Reads the file of a data folder.
  static func find(in folder: DataFolder) -> Found {
    let path = folder.path("device.json")
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.files.read(path, limit: 1 << 16)
    } catch {
      let isNothing = error == .missing(path) && (try? folder.files.isLink(path)) == false
      return isNothing ? .nothing : .unreadable(error)
    }
    guard let value = try? JSONValue(parsing: bytes), let schema = value["schema"]?.integer,
      schema >= Self.schema
    else { return .damaged(bytes) }
    // A later version's name is used where it is told as it is now: a name is for all time.
    guard let file = DeviceFile(value) else {
      return schema > Self.schema ? .newer(schema: schema) : .damaged(bytes)
    }
    // Two machines that write under one name would give two events one id.
    if let machine = file.machine, let here = machineHash(folder.files), machine != here {
      return schema > Self.schema ? .newer(schema: schema) : .foreign(file)
    }
    return .device(file)
  }

  /// Writes the file.
  func write(in folder: DataFolder) throws(FileError) {
    var value: JSONValue = [
      "schema": .integer(Self.schema), "device": .string(device), "id": .string(id),
    ]
    if let machine, case .object(var object) = value {
      object["machine"] = .string(machine)
      value = .object(object)
    }
    let text = Array(value.text(.pretty).utf8)
    try folder.files.replace(folder.path("device.json"), with: text, mode: 0o600)
  }

  /// A hash of the machine's id, which says nothing of the machine to others.
  static func machineHash(_ files: any FileAccess) -> String? {
    guard let bytes = try? files.read("/etc/machine-id", limit: 4096), bytes.count >= 32
    else { return nil }
    return Fingerprint.hex(Array("viva:".utf8) + bytes, digits: 16)
  }
}
