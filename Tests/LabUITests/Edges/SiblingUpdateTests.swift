import LabUI
import Observation
import Testing

@MainActor
@Suite(.serialized)
struct SiblingUpdateTests {
  @Observable
  final class Account {
    var positions = 3
    var price = 100
  }

  struct Screen: View {
    let account: Account

    var body: some View {
      PositionsView(account: account)
      PriceView(account: account)
    }
  }

  struct PositionsView: View {
    let account: Account

    var body: some View { Text("\(account.positions) positions") }
  }

  struct PriceView: View {
    let account: Account

    var body: some View { Text("price \(account.price)") }
  }

  @Test func `a view is updated after its sibling was`() {
    let account = Account()
    let host = Host { Screen(account: account) }
    for round in 1...3 {
      host.step("tick") { account.price += 1 }
      #expect(host.texts == ["\(2 + round) positions", "price \(100 + round)"])
      host.step("buy") { account.positions += 1 }
      #expect(host.texts == ["\(3 + round) positions", "price \(100 + round)"])
    }
    #expect(host.log.updates == ["Screen": 0, "PositionsView": 3, "PriceView": 3])
  }
}
