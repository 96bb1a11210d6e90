import Core
import ProgressStore
import StrictJSON
import Testing

struct RecordCodecTests {
  let codec = RecordCodec()

  @Test(arguments: Examples.ofEachKind)
  func `what is written is read back`(_ event: Event) {
    #expect(read(codec.encode(event)) == .event(event))
  }

  @Test(arguments: Examples.ofEachKind)
  func `a record is one line of JSON`(_ event: Event) throws {
    let line = codec.encode(event)
    #expect(!line.contains(UInt8(ascii: "\n")))
    #expect(try JSONValue(parsing: line)["v"] == 1)
  }

  @Test func `the keys stand in the order of the contract`() {
    let event = Event(id: EventID(device: "4f1c", sequence: 7), content: Examples.review(2))
    #expect(
      String(decoding: codec.encode(event), as: UTF8.self)
        == #"{"v":1,"id":"4f1c-7","t":"2026-11-30T09:02:00.123Z","off":3600,"day":"2026-11-30","#
        + #""k":"review","item":"item-2","hash":"3f0a9b5512cd","rating":3,"ms":5402,"#
        + #""due":"2026-12-02","par":"fsrs6","seed":"9f3a01bc5d2e7740","crc":"938be6b1"}"#
    )
  }

  @Test func `the rules that an answer failed stand last before the checksum`() {
    var content = Examples.review(2)
    content.rules = ["work_in_body", "open_setter"]
    let event = Event(id: EventID(device: "4f1c", sequence: 7), content: content)
    let line = String(decoding: codec.encode(event), as: UTF8.self)
    #expect(
      line.hasSuffix(
        #","seed":"9f3a01bc5d2e7740","rules":["work_in_body","open_setter"],"crc":"45126e38"}"#
      )
    )
    #expect(read(Array(line.utf8)) == .event(event))
  }

  @Test(arguments: [
    (#","rules":[]"#, []), (#","rules":["a_rule"]"#, ["a_rule"]),
    (#", "rules" : [ "b" , "a" ]"#, ["b", "a"]), (#","rules":["a"],"mood":1"#, ["a"]),
    (#","mood":1"#, []), (#","rules":["\u0061"]"#, ["a"]),
  ])
  func `rules are read however they are laid out`(_ members: String, _ rules: [String]) {
    let line = sealed(head + #","k":"review","item":"x","rating":1"# + members)
    guard case .event(let event) = read(line) else {
      Issue.record("not read")
      return
    }
    #expect(event.content.rules == rules)
  }

  @Test func `no flipped bit passes for another event`() {
    let event = Event(id: EventID(device: "4f1c", sequence: 7), content: Examples.review(2))
    let line = codec.encode(event)
    for place in line.indices {
      for bit in 0..<8 {
        var flipped = line
        flipped[place] ^= 1 << UInt8(bit)
        switch read(flipped) {
        case .event: Issue.record("bit \(bit) of byte \(place) changed nothing")
        case .unchecked(let other): #expect(other == event)
        case .newer: Issue.record("bit \(bit) of byte \(place) made a newer record")
        case .damage: break
        }
      }
    }
  }

  @Test func `a line without a checksum is read as unchecked, whatever its layout`() {
    let lines = [
      #"{"v":1,"id":"a-1","t":"2026-11-30T10:00:00.000Z","off":0,"day":"2026-11-30","k":"forget","#
        + #""item":"x"}"#,
      #"{ "k":"forget", "item":"x", "day":"2026-11-30", "off":0, "id":"a-1","#
        + #""t":"2026-11-30T11:00:00+01:00", "v":1 }"#,
    ]
    let moment = Moment(instant: Instant(milliseconds: 1_796_032_800_000), offset: 0)
    let draft = EventDraft(.forget, at: moment, on: Examples.day, item: ItemID("x"))
    for line in lines {
      let event = Event(id: EventID(device: "a", sequence: 1), content: draft)
      #expect(read(Array(line.utf8)) == .unchecked(event))
    }
  }

  @Test func `unknown keys are passed over`() {
    let line = sealed(head + #","k":"forget","item":"x","mood":{"a":[1]}"#)
    guard case .event(let event) = read(line) else {
      Issue.record("not read")
      return
    }
    #expect(event.content.item == ItemID("x"))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let members: String
    let line: RecordLine
    var testDescription: String { members }
  }

  @Test(arguments: [
    Case(members: #","k":"dream","item":"x""#, line: .newer(EventID(device: "a", sequence: 1))),
    Case(members: #","k":"forget""#, line: .damage(.missing("item"))),
    Case(members: #","k":"review","item":"x""#, line: .damage(.missing("rating"))),
    Case(members: #","k":"undo""#, line: .damage(.missing("ref"))),
    Case(members: #","k":"setting","value":"1""#, line: .damage(.missing("name"))),
    Case(members: "", line: .damage(.missing("k"))),
    Case(members: #","k":"forget","item":"X!""#, line: .damage(.invalid("item"))),
    Case(members: #","k":"review","item":"x","rating":5"#, line: .damage(.invalid("rating"))),
    Case(members: #","k":"review","item":"x","rating":3.0"#, line: .damage(.invalid("rating"))),
    Case(members: #","k":"review","item":"x","rating":03"#, line: .damage(.notJSON)),
    Case(members: #","k":"cram","item":"x","rating":3,"ms":-1"#, line: .damage(.invalid("ms"))),
    Case(members: #","k":"bury","item":"x","due":"soon""#, line: .damage(.invalid("due"))),
    Case(members: #","k":"bury","item":"x","due":"2027-02-29""#, line: .damage(.invalid("due"))),
    Case(members: #","k":"forget","item":"x","hash":"A""#, line: .damage(.invalid("hash"))),
    Case(members: #","k":"forget","item":"x","seed":"12""#, line: .damage(.invalid("seed"))),
    Case(
      members: #","k":"review","item":"x","rating":1,"rules":"a""#,
      line: .damage(.invalid("rules"))
    ),
    Case(
      members: #","k":"review","item":"x","rating":1,"rules":["a",1]"#,
      line: .damage(.invalid("rules"))
    ),
    Case(members: #","k":"review","item":"x","rating":1,"rules":["a"#, line: .damage(.notJSON)),
    Case(members: #","k":"undo","ref":"a-0""#, line: .damage(.invalid("ref"))),
    Case(members: #","k":"forget","item":"x","item":"y""#, line: .damage(.notJSON)),
    Case(members: #","k":"forget","item":"x","#, line: .damage(.notJSON)),
  ])
  func `a value that no record may have is told by its key`(_ example: Case) {
    #expect(read(sealed(head + example.members)) == example.line)
  }

  @Test func `a later version is never read as this one`() {
    let line = sealed(#"{"v":2,"id":"a-1","t":"x""#)
    #expect(read(line) == .newer(EventID(device: "a", sequence: 1)))
  }

  @Test(arguments: ["", "{}", "null", "[]", "\0\0\0\0", "{\"v\":1", "\u{feff}{}", "// hello"])
  func `what is no record is damage`(_ text: String) {
    guard case .damage = read(Array(text.utf8)) else {
      Issue.record("read as a record")
      return
    }
  }

  @Test func `the words for damage name the key`() {
    #expect(RecordDamage.missing("item").description == "the record has no 'item'")
    #expect(
      RecordDamage.invalid("ms").description
        == "the value of 'ms' is not one that a record may have"
    )
  }

  private let head =
    #"{"v":1,"id":"a-1","t":"2026-11-30T10:00:00.000Z","off":0,"day":"2026-11-30""#

  private func read(_ line: [UInt8]) -> RecordLine {
    let reader = RecordReader(codec)
    return reader.read(line)
  }

  private func sealed(_ text: String) -> [UInt8] {
    let sum = String(CRC32C().checksum(Array(text.utf8)), radix: 16)
    let digits = String(repeating: "0", count: 8 - sum.count) + sum
    return Array((text + #","crc":"\#(digits)"}"#).utf8)
  }
}
