/// The late handing over of a run's nonce.
///
/// A request whose nonce is empty asks for it at the end: nothing in the lab's memory, arguments or
/// open files tells it to a snippet that runs.
package enum Seal {
  /// What the lab writes when nothing of the snippet runs any more; the next line of its input is the
  /// nonce.
  package static let request = Array(#"{"seal":"wanted"}"#.utf8)

  /// The most bytes of a nonce.
  package static let longest = 200
}
