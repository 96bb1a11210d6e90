/// Gives the same value for the same bytes, made once.
///
/// A log names few items, many times over; finding a value is much cheaper than making it.
struct TextTable<Value> {
  private var slots: [Slot?]
  private var count = 0

  private struct Slot {
    let hash: UInt64
    let bytes: ArraySlice<UInt8>
    let value: Value
  }

  /// Makes an empty table.
  init() { slots = Array(repeating: nil, count: 1024) }

  /// The value of some of the bytes; made by `make` where they are new, `nil` where it makes none.
  mutating func value(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    make: (ArraySlice<UInt8>) -> Value?
  ) -> Value? {
    let hash = Self.hash(bytes, range)
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while let slot = slots[place] {
      if slot.hash == hash, slot.bytes.elementsEqual(bytes[range]) { return slot.value }
      place = (place + 1) & (slots.count - 1)
    }
    guard let value = make(bytes[range]) else { return nil }
    slots[place] = Slot(hash: hash, bytes: ArraySlice(Array(bytes[range])), value: value)
    count += 1
    if count * 2 > slots.count { grow() }
    return value
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 2)
    for case let slot? in old {
      var place = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
      while slots[place] != nil { place = (place + 1) & (slots.count - 1) }
      slots[place] = slot
    }
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    return hash ^ (hash >> 29)
  }
}
