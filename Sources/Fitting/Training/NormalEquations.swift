/// The equations whose solution is the change of parameters that brings predictions nearest to where
/// they are wanted, as long as they change in proportion to it.
struct NormalEquations: Sendable {
  /// Σ weight · slopes slopesᵀ, each row in three parts; of the upper half only what shares a part
  /// with the lower.
  private var products = InlineArray<63, SIMD8<Double>>(repeating: .zero)
  /// Σ weight · distance · slopes.
  private var sums = ParameterVector()

  private func product(_ row: Int, _ column: Int) -> Double {
    let (low, high) = (min(row, column), max(row, column))
    return products[high * 3 + low / 8][low % 8]
  }

  /// Adds a prediction: how it changes with each parameter, how far it is from where it is wanted,
  /// and how much it counts.
  mutating func add(_ slopes: ParameterVector, distance: Double, weight: Double) {
    let parts = slopes.parts
    for row in 0..<ParameterVector.count {
      let scaled = weight * slopes[row]
      sums[row] += scaled * distance
      for part in 0...row / 8 { products[row * 3 + part] += scaled * parts[part] }
    }
  }

  /// Adds what others were given.
  mutating func add(_ other: NormalEquations) {
    for place in products.indices { products[place] += other.products[place] }
    sums.add(other.sums)
  }

  /// Takes the change in other units, of which each is so wide.
  mutating func measure(by widths: ParameterVector) {
    for row in 0..<ParameterVector.count {
      sums[row] *= widths[row]
      for part in 0..<3 { products[row * 3 + part] *= widths[row] * widths.parts[part] }
    }
  }

  /// Holds the change near one, each parameter as strongly, so that there is a solution.
  mutating func hold(by strength: Double, at home: ParameterVector) {
    for row in 0..<ParameterVector.count {
      products[row * 3 + row / 8][row % 8] += strength
      sums[row] += strength * home[row]
    }
  }

  /// The best change, some parameters of which are fixed.
  func solution(fixed: [Int: Double]) -> ParameterVector {
    var solution = ParameterVector()
    for (index, change) in fixed { solution[index] = change }
    let free = (0..<ParameterVector.count).filter { fixed[$0] == nil }
    var rows = free.map { row in free.map { product(row, $0) } }
    var goals = free.map { row in
      fixed.keys.sorted().reduce(sums[row]) { $0 - product(row, $1) * solution[$1] }
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
