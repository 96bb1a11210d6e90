internal import Foundation

/// A file of code that is loaded into this process.
struct LoadedImage {
  /// The file.
  let path: String
  /// The address at which it is loaded.
  let base: UInt

  /// Finds the file that an address belongs to.
  init?(around address: UnsafeRawPointer) {
    var info = AddressInfo()
    guard addressInfo(address, &info) != 0, let file = info.file, let base = info.base else {
      return nil
    }
    let name = String(cString: file)
    path = name.contains("/") ? name : "/proc/self/exe"
    self.base = UInt(bitPattern: base)
  }

  /// Its symbols, local ones too, whose names begin and end with something, by their offsets.
  func symbols(prefix: String, suffix: String) -> [UInt64: String] {
    let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    return data?.withUnsafeBytes {
      SymbolTable(image: $0, prefix: prefix, suffix: suffix).names
    } ?? [:]
  }
}

/// What `dladdr` tells; Glibc's own declaration is hidden behind a macro that Swift does not set.
private struct AddressInfo {
  var file: UnsafePointer<CChar>?
  var base: UnsafeMutableRawPointer?
  var symbol: UnsafePointer<CChar>?
  var symbolAddress: UnsafeMutableRawPointer?
}

@_silgen_name("dladdr")
private func addressInfo(
  _ address: UnsafeRawPointer,
  _ info: UnsafeMutablePointer<AddressInfo>
) -> Int32
