import Core
import Glibc

/// The natural logarithm of a number that is more than 0.
func logarithm(_ number: Double) -> Double { log(number) }

/// e to the power of a number.
func exponential(_ number: Double) -> Double { exp(number) }

extension SeededGenerator {
  /// Draws from the standard normal distribution, by Box and Muller.
  mutating func nextNormal() -> Double {
    let radius = (-2 * log(1 - nextUnit())).squareRoot()
    return radius * cos(2 * Double.pi * nextUnit())
  }
}
