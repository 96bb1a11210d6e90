@unsafe @preconcurrency import Glibc

/// How much of what is endless is tried: `VIVA_DURABILITY=full` stands for all that is promised.
package enum Thoroughness {
  /// Whether all is tried, which takes some minutes.
  package static let isFull =
    unsafe getenv("VIVA_DURABILITY").map { unsafe String(cString: $0) } == "full"
}
