import SwiftSyntax

/// What one file says, collected in one walk over its tree.
struct FileFacts: Sendable {
  let path: String
  let tree: SourceFileSyntax
  var parts: [TypePart] = []
  var properties: [Property] = []
  var functions: [Function] = []
  var regions: [Region] = []
  var locals: [Local] = []
  var uses: [Use] = []
  var calls: [Call] = []
  var loops: [Loop] = []
  /// The types named in code whose members are reached: `Player` in `Player.shared.title`.
  var statics: [Use] = []
  /// Where code may wait or fail, at an `await` or a `try`, in the order of the text.
  var waits: [Int] = []
  /// The other names given to types here, with the part they stand in.
  var aliases: [(name: String, part: Int?, type: TypeShape)] = []

  init(path: String, tree: SourceFileSyntax) {
    self.path = path
    self.tree = tree
  }

  /// The uses whose name stands inside a node, in the order of the text.
  func uses(in range: Range<Int>) -> ArraySlice<Use> {
    let low = uses.firstIndex(startingAt: range.lowerBound)
    let high = uses.firstIndex(startingAt: range.upperBound)
    return uses[low..<max(low, high)]
  }
}

extension [Use] {
  /// The number of the first use that starts at an offset or after it.
  fileprivate func firstIndex(startingAt offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
