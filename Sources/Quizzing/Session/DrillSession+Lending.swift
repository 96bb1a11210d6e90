import Core
import Scheduling

extension DrillSession {
  /// The easier rungs that need not be asked after a strong answer further down the chain, which
  /// is above them in difficulty: everything it follows up that is due.
  ///
  /// The due date moves by a quarter of the interval, and past this study day in any case, and
  /// the memory stays: the answer is evidence of recall, but no recall.
  func lendings(
    by unit: Int,
    rated rating: Rating,
    at moment: Moment,
    on day: Day
  ) -> [EventDraft] {
    guard !rating.isWeak else { return [] }
    return pool.ancestors(of: unit).filter { isLent($0, on: day) }.map { rung in
      var draft = EventDraft(.lent, at: moment, on: day, item: pool.units[rung].id)
      var due = day
      if case .day(let day) = states[rung].due { due = day }
      draft.due = .day(max(due.adding(Self.loan(after: states[rung].interval)), day.adding(1)))
      return draft
    }
  }

  /// The days that a due date moves: a quarter of the interval in days, half a day rounded up,
  /// 1…7.
  static func loan(after interval: Int) -> Int { min(max((interval + 2) / 4, 1), 7) }

  private func isLent(_ rung: Int, on day: Day) -> Bool {
    let state = states[rung]
    guard state.isDue(on: day), state.suspension == nil else { return false }
    return state.buriedUntil.map { $0 <= day } ?? true
  }
}
