import Fitting
import Testing

struct TimeSplitTests {
  @Test func `each part is predicted from all before it, and the rest goes to the last`() {
    let folds = TimeSplit.folds(of: 20)
    #expect(folds.map(\.training) == [0..<3, 0..<6, 0..<9, 0..<12, 0..<15])
    #expect(folds.map(\.test) == [3..<6, 6..<9, 9..<12, 12..<15, 15..<20])
  }

  @Test(arguments: [(0, 0), (5, 0), (6, 5), (7, 5)])
  func `six reviews are the fewest for five folds`(count: Int, folds: Int) {
    #expect(TimeSplit.folds(of: count).count == folds)
  }
}
