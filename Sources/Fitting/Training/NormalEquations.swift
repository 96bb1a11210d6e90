/// The equations whose solution is the change of parameters that brings predictions nearest to where
/// they are wanted, as long as they change in proportion to it.
struct NormalEquations: Sendable {
  /// The lower half of Σ weight · slopes slopesᵀ, row by row.
  private var products = InlineArray<231, Double>(repeating: 0)
  /// Σ weight · distance · slopes.
  private var sums = ParameterVector()

  private static func place(_ row: Int, _ column: Int) -> Int {
    row >= column ? row * (row + 1) / 2 + column : column * (column + 1) / 2 + row
  }

  /// Adds a prediction: how it changes with each parameter, how far it is from where it is wanted,
  /// and how much it counts.
  mutating func add(_ slopes: ParameterVector, distance: Double, weight: Double) {
    var place = 0
    for row in 0..<ParameterVector.count {
      let scaled = weight * slopes[row]
      sums[row] += scaled * distance
      for column in 0...row {
        products[place] += scaled * slopes[column]
        place += 1
      }
    }
  }

  /// Adds what others were given.
  mutating func add(_ other: NormalEquations) {
    for place in products.indices { products[place] += other.products[place] }
    sums.add(other.sums)
  }

  /// Holds the change near one, each parameter as strongly, so that there is a solution.
  mutating func hold(by strength: Double, at home: ParameterVector) {
    for row in 0..<ParameterVector.count {
      products[Self.place(row, row)] += strength
      sums[row] += strength * home[row]
    }
  }

  /// The best change, some parameters of which are fixed.
  func solution(fixed: [Int: Double]) -> ParameterVector {
    var solution = ParameterVector()
    for (index, change) in fixed { solution[index] = change }
    let free = (0..<ParameterVector.count).filter { fixed[$0] == nil }
    var rows = free.map { row in free.map { products[Self.place(row, $0)] } }
    var goals = free.map { row in
      fixed.keys.sorted().reduce(sums[row]) { $0 - products[Self.place(row, $1)] * solution[$1] }
    }
    // The matrix is positive definite, so no row has to change places.
    for pivot in free.indices {
      for row in free.indices.dropFirst(pivot + 1) {
        let share = rows[row][pivot] / rows[pivot][pivot]
        for column in free.indices.dropFirst(pivot) {
          rows[row][column] -= share * rows[pivot][column]
        }
        goals[row] -= share * goals[pivot]
      }
    }
    for row in free.indices.reversed() {
      let known = free.indices.dropFirst(row + 1).reduce(goals[row]) {
        $0 - rows[row][$1] * solution[free[$1]]
      }
      solution[free[row]] = known / rows[row][row]
    }
    return solution
  }
}
