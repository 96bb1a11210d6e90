import Glibc

/// Names that are said often: each is kept once, known by its number, and found by its bytes.
///
/// A log names few items, many times over; finding a name is much cheaper than making it.
struct NameColumn<Name: Sendable>: Sendable {
  private(set) var names: [Name] = []
  /// The bytes of all names, one after the other, and where each ends.
  private var text: [UInt8] = []
  private var ends: [Int] = []
  /// The numbers by the names' hashes, −1 where there is none.
  private var slots = [Int32](repeating: -1, count: 16)
  private var last: Int32 = -1

  /// The number of the name that some bytes spell; a new one is made by `make`, or refused there.
  mutating func number(
    of bytes: [UInt8],
    _ range: Range<Int>,
    make: (ArraySlice<UInt8>) -> Name?
  ) -> Int32? {
    // The same name often follows itself.
    if last >= 0, isSpelled(last, bytes, range) { return last }
    var place = slot(bytes, range)
    while slots[place] >= 0 {
      if isSpelled(slots[place], bytes, range) {
        last = slots[place]
        return last
      }
      place = (place + 1) & (slots.count - 1)
    }
    guard let name = make(bytes[range]) else { return nil }
    last = Int32(names.count)
    names.append(name)
    text += bytes[range]
    ends.append(text.count)
    slots[place] = last
    if names.count * 2 > slots.count { grow() }
    return last
  }

  /// Takes over the names of another column, and tells the number here of each number there.
  mutating func adopt(_ other: NameColumn) -> [Int32] {
    other.names.indices.map { index in
      number(of: other.text, other.range(of: Int32(index))) { _ in other.names[index] } ?? -1
    }
  }

  /// The name that has a number.
  subscript(number: Int32) -> Name { names[Int(number)] }

  private func range(of number: Int32) -> Range<Int> {
    (number == 0 ? 0 : ends[Int(number) - 1])..<ends[Int(number)]
  }

  private func isSpelled(_ number: Int32, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let own = self.range(of: number)
    guard own.count == range.count else { return false }
    return unsafe text.withUnsafeBytes { text in
      unsafe bytes.withUnsafeBytes { bytes in
        let (mine, theirs) = unsafe (text[own], bytes[range])
        guard let start = unsafe mine.startAddress, let other = unsafe theirs.startAddress
        else { return true }
        return unsafe memcmp(start, other, own.count) == 0
      }
    }
  }

  /// Like FNV-1a, but for eight bytes at a time while there are so many; never kept or shown.
  private func slot(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    unsafe bytes.withUnsafeBytes { bytes in
      var rest = unsafe bytes[range]
      while unsafe rest.count >= 8 {
        let word = unsafe rest.loadUnaligned(as: UInt64.self)
        hash = (hash ^ word) &* 0x0000_0100_0000_01b3
        hash ^= hash >> 32
        unsafe rest = rest.dropFirst(8)
      }
      while let byte = unsafe rest.popFirst() {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      }
    }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29)) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in names.indices {
      var place = slot(text, range(of: Int32(number)))
      while slots[place] >= 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = Int32(number)
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Where the bytes begin; nothing where there are none.
  fileprivate var startAddress: UnsafeRawPointer? {
    unsafe isEmpty ? nil : UnsafeRawBufferPointer(rebasing: self).baseAddress
  }
}
