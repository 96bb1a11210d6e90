/// Calls main-actor code from the graph.
///
/// All that the lab runs is on one thread, whichever executor Swift believes to be current, so there
/// is nothing to check.
///
/// - Parameter body: What to call.
/// - Returns: What it returns.
@inline(__always)
package func onMain<T>(_ body: @MainActor () throws -> T) rethrows -> T {
  try withoutActuallyEscaping(body) { escaping in
    try unsafeBitCast(escaping, to: (() throws -> T).self)()
  }
}
