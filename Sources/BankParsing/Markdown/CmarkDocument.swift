@unsafe @preconcurrency import CCmarkGFM

/// A whole tree, freed with this value.
@safe struct CmarkDocument: ~Copyable {
  private let pointer: OpaquePointer

  init?(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = pointer
  }

  deinit { unsafe cmark_node_free(pointer) }

  var root: CmarkNode? { unsafe CmarkNode(pointer) }
}
