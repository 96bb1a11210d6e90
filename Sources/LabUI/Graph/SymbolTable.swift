/// The symbols of a 64-bit little-endian ELF file.
struct SymbolTable {
  /// The symbols that were asked for, by their offset from where the file is loaded.
  private(set) var names: [UInt64: String] = [:]

  private static let sectionSize = 64
  private static let symbolSize = 24
  private static let symbolTableType: UInt32 = 2

  /// Reads the bytes of a file; one that is no such file has no symbols.
  ///
  /// Of the names only those are kept that begin and end with something.
  init(image: UnsafeRawBufferPointer, prefix: String, suffix: String) {
    let prefix = Array(prefix.utf8)
    let suffix = Array(suffix.utf8)
    func word<T: FixedWidthInteger>(_ offset: Int, _ type: T.Type) -> T {
      guard offset >= 0, offset + MemoryLayout<T>.size <= image.count else { return 0 }
      return image.loadUnaligned(fromByteOffset: offset, as: T.self)
    }
    guard image.count > 64, word(0, UInt32.self) == 0x464c_457f else { return }
    let sections = Int(truncatingIfNeeded: word(40, UInt64.self))
    let count = Int(word(60, UInt16.self))
    for index in 0..<count {
      let section = sections + index * Self.sectionSize
      guard word(section + 4, UInt32.self) == Self.symbolTableType else { continue }
      let start = Int(truncatingIfNeeded: word(section + 24, UInt64.self))
      let size = Int(truncatingIfNeeded: word(section + 32, UInt64.self))
      let names = sections + Int(word(section + 40, UInt32.self)) * Self.sectionSize
      let strings = Int(truncatingIfNeeded: word(names + 24, UInt64.self))
      guard start >= 0, size >= 0, start <= image.count - min(size, image.count) else { continue }
      for symbol in stride(from: start, to: start + size, by: Self.symbolSize) {
        let value = word(symbol + 8, UInt64.self)
        let name = strings + Int(word(symbol, UInt32.self))
        guard value != 0, let text = Self.name(in: image, at: name, prefix, suffix) else {
          continue
        }
        self.names[value] = text
      }
    }
  }

  /// A zero-terminated name, if it begins and ends with something.
  private static func name(
    in image: UnsafeRawBufferPointer,
    at start: Int,
    _ prefix: [UInt8],
    _ suffix: [UInt8]
  ) -> String? {
    guard start > 0, start < image.count - prefix.count,
      prefix.indices.allSatisfy({ image[start + $0] == prefix[$0] })
    else { return nil }
    var end = start
    while end < image.count, image[end] != 0 { end += 1 }
    let text = image[start..<end]
    guard text.suffix(suffix.count).elementsEqual(suffix) else { return nil }
    return String(decoding: text, as: UTF8.self)
  }
}
