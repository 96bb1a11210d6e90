/// Reads which names a library leaves to others to define: ELF of 64 bits, least byte first.
enum ElfSymbols {
  /// Why bytes are no library that can be read.
  enum Problem: Error, Equatable {
    /// They are of another format.
    case foreign
    /// A table or a name lies outside of them.
    case damaged
    /// They have no table of dynamic symbols.
    case noTable
  }

  /// The names that have to be found elsewhere when the library is loaded, in the order of its table.
  static func undefined(in bytes: [UInt8]) throws(Problem) -> [String] {
    let image = Image(bytes: bytes)
    guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46]), bytes.count >= 64 else { throw .foreign }
    guard bytes[4] == 2, bytes[5] == 1 else { throw .foreign }
    let sections = try image.table(
      at: try image.number(at: 40, bytes: 8),
      count: try image.number(at: 60, bytes: 2),
      of: try image.number(at: 58, bytes: 2),
      least: 64
    )
    for section in sections where try image.number(at: section + 4, bytes: 4) == dynamicSymbols {
      let link = try image.number(at: section + 40, bytes: 4)
      guard sections.indices.contains(link) else { throw .damaged }
      return try names(of: section, named: sections[link], in: image)
    }
    throw .noTable
  }

  private static let dynamicSymbols = 11

  private static func names(
    of section: Int,
    named strings: Int,
    in image: Image
  ) throws(Problem) -> [String] {
    let size = try image.number(at: section + 56, bytes: 8)
    guard size >= 24 else { throw .damaged }
    let symbols = try image.table(
      at: try image.number(at: section + 24, bytes: 8),
      count: try image.number(at: section + 32, bytes: 8) / size,
      of: size,
      least: 24
    )
    let start = try image.number(at: strings + 24, bytes: 8)
    let length = try image.number(at: strings + 32, bytes: 8)
    guard length <= image.bytes.count, start <= image.bytes.count - length else { throw .damaged }
    var names: [String] = []
    // The first symbol is nobody's.
    for symbol in symbols.dropFirst() where try image.number(at: symbol + 6, bytes: 2) == 0 {
      let place = try image.number(at: symbol, bytes: 4)
      guard place < length else { throw .damaged }
      let rest = image.bytes[(start + place)..<(start + length)]
      guard let end = rest.firstIndex(of: 0) else { throw .damaged }
      names.append(String(decoding: rest[..<end], as: UTF8.self))
    }
    return names
  }

  /// The bytes, read with care for their end.
  private struct Image {
    let bytes: [UInt8]

    /// A number of so many bytes that fits into an `Int`.
    func number(at place: Int, bytes count: Int) throws(Problem) -> Int {
      guard place >= 0, place <= bytes.count - count else { throw .damaged }
      var number: UInt64 = 0
      for byte in bytes[place..<(place + count)].reversed() { number = number << 8 | UInt64(byte) }
      guard let number = Int(exactly: number) else { throw .damaged }
      return number
    }

    /// The places of a table's entries, all of them within the bytes.
    func table(at start: Int, count: Int, of size: Int, least: Int) throws(Problem) -> [Int] {
      let (length, isTooLong) = count.multipliedReportingOverflow(by: size)
      guard size >= least, !isTooLong, length <= bytes.count, start <= bytes.count - length else {
        throw .damaged
      }
      return (0..<count).map { start + $0 * size }
    }
  }
}
