/// The names that code sees, scope by scope.
///
/// Looking up, declaring and leaving take constant time for each name, so that a function with
/// thousands of locals costs no more than its length.
struct ScopeStack {
  private var visible: [String: [Int]] = [:]
  private var declared: [String] = []
  private var marks: [Int] = []

  mutating func enter() { marks.append(declared.count) }

  mutating func leave() {
    let mark = marks.removeLast()
    while declared.count > mark { visible[declared.removeLast()]?.removeLast() }
  }

  mutating func declare(_ name: String, as local: Int) {
    visible[name, default: []].append(local)
    declared.append(name)
  }

  /// The local of that name, the innermost one.
  subscript(name: String) -> Int? { visible[name]?.last }

  /// Whether no scope has been entered.
  var isOutermost: Bool { marks.isEmpty }

  /// What was declared since the innermost scope was entered.
  var innermost: [(name: String, local: Int)] {
    declared[(marks.last ?? 0)...].compactMap { name in self[name].map { (name, $0) } }
  }
}
