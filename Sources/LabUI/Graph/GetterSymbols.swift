internal import Foundation
internal import Glibc

/// Reads the name of a property out of the symbol table of the file that holds its getter.
///
/// `dladdr` names exported symbols alone, and a key path's getter is local, so the table `.symtab` is
/// read. A file that was stripped has none; then there is no name.
enum GetterSymbols {
  nonisolated(unsafe) private static var tables: [String: [UInt64: String]] = [:]

  /// The name of the property that a computed key path leads to.
  static func propertyName(of keyPath: AnyKeyPath) -> String? {
    let text = String(describing: keyPath)
    guard let start = text.range(of: "<computed 0x"),
      let address = UInt(text[start.upperBound...].prefix { $0.isHexDigit }, radix: 16),
      let pointer = UnsafeRawPointer(bitPattern: address)
    else { return text.split(separator: ".").last.map(String.init) }
    guard let image = LoadedImage(around: pointer) else { return nil }
    let offset = UInt64(address - image.base)
    guard let symbol = table(of: image)[offset], let plain = demangle(symbol) else { return nil }
    return name(in: plain)
  }

  /// Takes `price` out of `key path getter for Snippet.Model.price : Swift.Int`.
  private static func name(in symbol: String) -> String? {
    guard let start = symbol.range(of: " for "),
      let end = symbol.range(of: " : ", range: start.upperBound..<symbol.endIndex)
    else { return nil }
    return symbol[start.upperBound..<end.lowerBound].split(separator: ".").last.map(String.init)
  }

  private static func demangle(_ symbol: String) -> String? {
    guard let text = swiftDemangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  private static func table(of image: LoadedImage) -> [UInt64: String] {
    if let table = tables[image.path] { return table }
    // The getters of key paths, in Swift's mangling.
    let table = image.symbols(prefix: "$s", suffix: "TK")
    tables[image.path] = table
    return table
  }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>,
  _ length: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
