import Core
import OwnershipRules
import Testing

struct StateObjectForObservableTests {
  private let rule = "state_object_for_observable"

  @Test func `the message names the wrapper, the property and the model`() {
    let found = findings(
      rule,
      in: ["@Observable class M {}\nstruct V: View { @EnvironmentObject var m: M }"]
    )
    #expect(
      found.map(\.message) == [
        "'@EnvironmentObject' of 'm' is for 'ObservableObject', but 'M' is '@Observable'"
      ]
    )
  }

  @Test func `a class that is both, or only legacy, is left alone`() {
    expectMarked(
      rule,
      """
      @Observable class Both: ObservableObject {}
      class Old: ObservableObject {}
      class Older: Old {}
      struct V: View {
        @StateObject var a = Both()
        @ObservedObject var b: Old
        @EnvironmentObject var c: Older
        @StateObject var d = Unknown()
      }
      """
    )
  }

  @Test(arguments: [
    "@Observable class M: NSManagedObject {}",
    "class Stored: NSManagedObject {}\n@Observable final class M: Stored {}",
    "@Observable class M: ReferenceFileDocument {}", "@Observable class M: OfAnotherModule {}",
    "@Observable class M: NSObject, OfAnotherModule {}",
    "protocol P: OfAnotherModule {}\n@Observable class M: P {}",
    "@Observable class M {}\nextension M: Identifiable & OfAnotherModule {}",
  ])
  func `a class that another module may make both is left alone`(_ model: String) {
    expectMarked(rule, "\(model)\nstruct V: View { @ObservedObject var m: M }")
  }

  @Test(arguments: [
    "class M: NSObject, AVAudioPlayerDelegate", "class M: Identifiable & Hashable",
    "class M: @unchecked Sendable", "class M: Base", "class M: P",
  ])
  func `what it inherits otherwise makes no difference`(_ model: String) {
    expectMarked(
      rule,
      """
      class Base {}
      protocol P: AnyObject {}
      @Observable \(model) {}
      struct V: View { @ObservedObject var ↓m: M }
      """
    )
  }

  @Test func `a model that is given to its wrapper is the property's`() {
    expectMarked(
      rule,
      "@Observable class M {}\nstruct V: View { @StateObject(wrappedValue: M()) private var ↓m }"
    )
  }

  @Test func `the owner keeps it in state`() {
    expectFixed(
      rule,
      "@Observable class M {}\nstruct V: View { @StateObject private var m = M() }",
      "@Observable class M {}\nstruct V: View { @State private var m = M() }"
    )
  }

  @Test func `who is handed it takes it plain, or bindable where bindings are taken`() {
    expectFixed(
      rule,
      "@Observable class M {}\nstruct V: View { @ObservedObject var m: M }",
      "@Observable class M {}\nstruct V: View { var m: M }"
    )
    expectFixed(
      rule,
      """
      @Observable class M {}
      struct V: View { @ObservedObject var m: M; var body: some View { Toggle("", isOn: $m.a) } }
      """,
      """
      @Observable class M {}
      struct V: View { @Bindable var m: M; var body: some View { Toggle("", isOn: $m.a) } }
      """
    )
  }
}
