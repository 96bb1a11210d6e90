/// The keys of a record, as they stand between its values, in their order.
enum RecordKeys {
  static var start: StaticString { #"{"v":1,"id":""# }
  static var instant: StaticString { #","t":""# }
  static var offset: StaticString { #","off":"# }
  static var day: StaticString { #","day":""# }
  static var kind: StaticString { #","k":""# }
  static var item: StaticString { #","item":""# }
  static var textHash: StaticString { #","hash":""# }
  static var rating: StaticString { #","rating":"# }
  static var duration: StaticString { #","ms":"# }
  static var due: StaticString { #","due":""# }
  static var parameters: StaticString { #","par":""# }
  static var seed: StaticString { #","seed":""# }
  static var reference: StaticString { #","ref":""# }
  static var name: StaticString { #","name":""# }
  static var value: StaticString { #","value":""# }
  static var rules: StaticString { #","rules":["# }
  static var checksum: StaticString { #","crc":""# }
  static var end: StaticString { #""}"# }

  /// The commonest kind, with the quote after it.
  static var review: StaticString { #"review""# }

  /// The bytes of a record's end: the key, eight digits, and the closing.
  static let checksumLength = 18
}

extension [UInt8] {
  /// Adds the bytes of a text that the program itself says.
  static func += (bytes: inout [UInt8], text: StaticString) {
    let count = text.utf8CodeUnitCount
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: count))
  }
}
