/// A step on the way to a place in a JSON text.
package enum JSONStep: Hashable, Sendable {
  /// The value of an object's member.
  case member(String)
  /// The element of an array, from 0.
  case element(Int)
  /// The key of an object's member, as it is written; the last step.
  case key(String)
}
