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

  /// What was found in the data folder.
  enum Found: Equatable {
    case nothing
    case device(DeviceFile)
    /// Another machine's file, copied with the folder.
    case foreign(DeviceFile)
    case damaged
  }

  /// Draws a new name.
  init(entropy: some EntropySource, machine: String?) {
    id =
      Hexadecimal.text(entropy.seed(), digits: 16) + Hexadecimal.text(entropy.seed(), digits: 16)
    device = String(id.prefix(12))
    self.machine = machine
  }

  private init?(_ bytes: [UInt8]) {
    guard let value = try? JSONValue(parsing: bytes), value["schema"]?.integer == 1,
      let id = value["id"]?.string, let device = value["device"]?.string,
      RecordRules.device(Array(device.utf8)[...]) != nil
    else { return nil }
    self.id = id
    self.device = device
    machine = value["machine"]?.string
  }

  /// Reads the file of a data folder.
  static func find(in folder: DataFolder) throws(FileError) -> Found {
    let path = folder.path("device.json")
    guard try folder.files.status(path) != nil else { return .nothing }
    guard let file = DeviceFile(try folder.files.read(path, limit: 1 << 16)) else {
      return .damaged
    }
    // Two machines that write under one name would give two events one id.
    if let machine = file.machine, let here = machineHash(folder.files), machine != here {
      return .foreign(file)
    }
    return .device(file)
  }

  /// Writes the file.
  func write(in folder: DataFolder) throws(FileError) {
    var value: JSONValue = ["schema": 1, "device": .string(device), "id": .string(id)]
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
