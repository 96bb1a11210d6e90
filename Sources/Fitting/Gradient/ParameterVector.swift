import Scheduling

/// One number for each of FSRS-6's parameters w0…w20, kept in place.
struct ParameterVector: Sendable {
  /// How many there are.
  static let count = 21

  private var values: InlineArray<21, Double>

  /// Makes a vector of one number.
  init(repeating value: Double = 0) { values = InlineArray(repeating: value) }

  /// Takes the numbers of an array of 21.
  init(_ numbers: [Double]) {
    precondition(numbers.count == Self.count, "FSRS-6 has 21 parameters")
    values = InlineArray { numbers[$0] }
  }

  /// The numbers as an array.
  var array: [Double] { (0..<Self.count).map { values[$0] } }

  subscript(index: Int) -> Double {
    @inline(__always) get { values[index] }
    @inline(__always) set { values[index] = newValue }
  }

  /// The numbers in three parts, the last filled up with zeros.
  var parts: InlineArray<3, SIMD8<Double>> {
    InlineArray { part in
      var numbers = SIMD8<Double>()
      for lane in 0..<min(8, Self.count - part * 8) { numbers[lane] = values[part * 8 + lane] }
      return numbers
    }
  }

  /// Whether every number is one.
  var isFinite: Bool { (0..<Self.count).allSatisfy { values[$0].isFinite } }

  /// Multiplies every number.
  mutating func scale(by factor: Double) {
    for index in 0..<Self.count { values[index] *= factor }
  }

  /// Adds so many times another vector.
  mutating func add(_ other: ParameterVector, times factor: Double) {
    for index in 0..<Self.count { values[index] += factor * other.values[index] }
  }

  /// Adds another vector, number by number.
  mutating func add(_ other: ParameterVector) {
    for index in 0..<Self.count { values[index] += other.values[index] }
  }
}
