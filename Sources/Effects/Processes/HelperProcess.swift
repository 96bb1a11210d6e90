import CSpawn

/// What a helper program does with itself.
package enum HelperProcess {
  /// Makes the kernel end this process at once when the program that started it is gone, however
  /// that came about: Ctrl-C reaches the program and not its helper.
  package static func endWithParent() { _ = end_with_parent() }
}
