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
  var waits: [Wait] = []
  /// The other names given to types here, with the part they stand in.
  var aliases: [(name: String, part: Int?, type: TypeShape)] = []

  init(path: String, tree: SourceFileSyntax) {
    self.path = path
    self.tree = tree
  }

  /// The uses whose name stands inside a node, in the order of the text.
  func uses(in range: Range<Int>) -> ArraySlice<Use> { uses.slice(range, by: \.start) }

  /// The waits inside a node, in the order of the text.
  func waits(in range: Range<Int>) -> ArraySlice<Wait> { waits.slice(range, by: \.start) }
}

extension Array {
  /// The elements, which are in order, whose offsets lie in a range.
  fileprivate func slice(_ range: Range<Int>, by offset: (Element) -> Int) -> ArraySlice<Element> {
    let low = firstIndex(startingAt: range.lowerBound, by: offset)
    let high = firstIndex(startingAt: range.upperBound, by: offset)
    return self[low..<Swift.max(low, high)]
  }

  private func firstIndex(startingAt start: Int, by offset: (Element) -> Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if offset(self[middle]) < start { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
