/// The keys of a record, as they stand between its values, in their order.
struct RecordKeys: Sendable {
  let start = Array(#"{"v":1,"id":""#.utf8)
  let instant = Array(#","t":""#.utf8)
  let offset = Array(#","off":"#.utf8)
  let day = Array(#","day":""#.utf8)
  let kind = Array(#","k":""#.utf8)
  let item = Array(#","item":""#.utf8)
  let textHash = Array(#","hash":""#.utf8)
  let rating = Array(#","rating":"#.utf8)
  let duration = Array(#","ms":"#.utf8)
  let due = Array(#","due":""#.utf8)
  let parameters = Array(#","par":""#.utf8)
  let seed = Array(#","seed":""#.utf8)
  let reference = Array(#","ref":""#.utf8)
  let name = Array(#","name":""#.utf8)
  let value = Array(#","value":""#.utf8)
  let rules = Array(#","rules":["#.utf8)
  let checksum = Array(#","crc":""#.utf8)
  let end = Array(#""}"#.utf8)

  /// The bytes of a record's end: the key, eight digits, and the closing.
  static let checksumLength = 18
}
