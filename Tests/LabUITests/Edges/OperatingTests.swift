import LabUI
import Testing

@MainActor
@Suite(.serialized)
struct OperatingTests {
  struct Rows: View {
    @State private var names = ["Milk", "Eggs", "Milk and Eggs"]
    @State private var bought: [String] = []
    @State private var isAsking = false
    @State private var counts = [1, 1, 1]
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name)
            Button("Buy") { bought.append(name) }
            if name == "Eggs" { Button("Boil") { bought.append("boiled") } }
          }
        }
        .onDelete { names.remove(atOffsets: $0) }
        Section("Ends") { Button("Buy") { isAsking = true } }
      }
      ForEach(0..<3, id: \.self) { index in
        Stepper("Quantity: \(counts[index])", value: $counts[index])
      }
      Text("bought \(bought.joined(separator: ", "))")
        .alert("Sure?", isPresented: $isAsking) { Button("Buy") { bought.append("all") } }
    }
  }

  @Test func `one of several controls of a name is known by its row or its number`() throws {
    let host = Host { Rows() }
    try host.tap("Buy", Which(in: "Eggs"))
    #expect(host.shows("bought Eggs"))
    try host.tap("Buy", Which(ordinal: 1))
    #expect(host.shows("bought Eggs, Milk"))
    try host.tap("Boil")
    #expect(host.shows("bought Eggs, Milk, boiled"))
    try host.tap("Buy", Which(in: "Ends"))
    try host.tap("Buy")
    #expect(host.shows("bought Eggs, Milk, boiled, all"))
  }

  @Test(arguments: [
    (
      "Buy", Which.only,
      #"4 buttons answer to 'Buy'; say which, by a text of its row ("Buy" in "…") or by its number ("Buy" 2nd)"#
    ),
    ("Buy", Which(ordinal: 5), "there are 4 buttons 'Buy', not 5"),
    ("Boil", Which(ordinal: 2), "there is 1 button 'Boil', not 2"),
    ("Boil", Which(in: "Milk"), "no button 'Boil' is shown; there is 'Buy'"),
    ("Buy", Which(in: "Egs"), "no row or section 'Egs' is shown;"),
  ])
  func `where it is not clear which one is meant nothing is done`(
    _ name: String,
    _ which: Which,
    _ words: String
  ) {
    let host = Host { Rows() }
    let problem = #expect(throws: HostProblem.self) { try host.tap(name, which) }
    #expect(problem?.description.hasPrefix(words) == true, "\(problem?.description ?? "")")
    #expect(host.shows("bought "))
  }

  @Test func `a row that is deleted is told from another that shows the same`() throws {
    let host = Host { Rows() }
    #expect(throws: HostProblem.self) { try host.delete("Buy") }
    try host.delete("Buy", Which(ordinal: 2))
    #expect(!host.shows("Eggs"))
    #expect(host.shows("Milk and Eggs"))
  }

  @Test func `a stepper that says its value in its label is stepped on`() throws {
    let host = Host { Rows() }
    try host.step("Quantity: 1", Which(ordinal: 2), by: 3)
    #expect(host.shows("Quantity: 4"))
    try host.step("Quantity: 4", by: -2)
    #expect(host.shows("Quantity: 2"))
  }

  @Test func `a stepper's actions are those of the view as it is at each step`() throws {
    struct Inner: View {
      let value: Int
      let change: (Int) -> Void
      var body: some View {
        Stepper("Value \(value)") {
          change(value + 1)
        } onDecrement: {
          change(value - 1)
        }
      }
    }
    struct Outer: View {
      @State private var value = 0
      var body: some View { if value < 5 { Inner(value: value) { value = $0 } } }
    }
    let host = Host { Outer() }
    try host.step("Value 0", by: 3)
    #expect(host.shows("Value 3"))
    let problem = #expect(throws: HostProblem.self) { try host.step("Value 3", by: 4) }
    #expect(problem?.description == "the stepper 'Value 3' is gone after 2 of 4 times")
  }
}
