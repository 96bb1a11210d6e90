/// Whether two numbers differ by no more than a tolerance, by size or as a part of the second.
func isClose(
  _ left: Double,
  _ right: Double,
  relative: Double = 0,
  absolute: Double = 0
) -> Bool {
  abs(left - right) <= max(relative * abs(right), absolute)
}
