import Core
import Scheduling

/// What a policy may see of the items: what the scheduler believes, not what is so.
package struct SimulatedItems: Sendable {
  let all: [SimulatedItem]
  let model: any MemoryModel
  /// A number of this day and learner, for policies that draw lots.
  let seed: UInt64

  /// The places of the items never answered, in their order.
  var unseen: [Int] { all.indices.filter { all[$0].believed == nil } }

  /// The places of the items answered before, those of today left out.
  func seen(before day: Int) -> [Int] {
    all.indices.filter { all[$0].believed != nil && all[$0].lastDay < day }
  }

  /// The probability of recall on a day, as the scheduler believes.
  func recall(_ place: Int, on day: Int) -> Double {
    guard let memory = all[place].believed else { return 0 }
    return model.retrievability(of: memory, after: Double(day - all[place].lastDay))
  }
}
