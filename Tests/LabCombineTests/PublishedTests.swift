import LabCombine
import Testing

struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
    var plain = 0
  }

  private final class Mirror: ObservableObject {
    @Published var copy = ""
  }

  @Test func `a write is told before it happens`() {
    let model = Model()
    var seen: [String] = []
    let line = model.objectWillChange.sink { seen.append(model.name) }
    model.name = "b"
    model.plain = 1
    #expect(seen == ["a"])
    line.cancel()
    model.name = "c"
    #expect(seen == ["a"])
  }

  @Test func `the publisher knows which property is being written`() {
    let model = Model()
    var names: [String?] = []
    let line = model.objectWillChange.sink { names.append(model.objectWillChange.property) }
    model.name = "b"
    model.count = 1
    model.objectWillChange.send()
    #expect(names == ["name", "count", nil])
    line.cancel()
  }

  @Test func `a property's publisher begins with the present value`() {
    let model = Model()
    var values: [Int] = []
    let line = model.$count.sink { values.append($0) }
    model.count = 1
    model.count = 1
    #expect(values == [0, 1, 1])
    line.cancel()
  }

  @Test func `a pipeline may end in a published property`() {
    let model = Model()
    let mirror = Mirror()
    model.$name.map { $0.uppercased() }.assign(to: &mirror.$copy)
    model.name = "b"
    #expect(mirror.copy == "B")
  }

  @Test func `an object at the address of one that went has a publisher of its own`() {
    var publishers: Set<ObjectIdentifier> = []
    var kept: [ObservableObjectPublisher] = []
    for _ in 0..<20 {
      let publisher = Model().objectWillChange
      kept.append(publisher)
      publishers.insert(ObjectIdentifier(publisher))
    }
    #expect(publishers.count == 20)
  }
}
