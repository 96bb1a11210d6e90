@unsafe @preconcurrency import CCmarkGFM

/// A node of a tree that cmark-gfm holds; not to be used once its ``CmarkParser`` is gone.
@safe struct CmarkNode {
  private let pointer: OpaquePointer

  /// Wraps a node; `nil` where the library has none.
  init?(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = pointer
  }

  var firstChild: CmarkNode? { unsafe CmarkNode(cmark_node_first_child(pointer)) }
  var next: CmarkNode? { unsafe CmarkNode(cmark_node_next(pointer)) }
  var parent: CmarkNode? { unsafe CmarkNode(cmark_node_parent(pointer)) }
  var type: cmark_node_type { unsafe cmark_node_get_type(pointer) }
  /// The line on which it begins, as the parser counts them.
  var line: Int { unsafe Int(cmark_node_get_start_line(pointer)) }
  /// The column at which it begins, 1 and up, in bytes.
  var column: Int { unsafe Int(cmark_node_get_start_column(pointer)) }
  var headingLevel: Int { unsafe Int(cmark_node_get_heading_level(pointer)) }
  var isOrderedList: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var listStart: Int { unsafe Int(cmark_node_get_list_start(pointer)) }
  /// The text of a leaf.
  var literal: String { unsafe Self.string(cmark_node_get_literal(pointer)) }
  var fenceInfo: String { unsafe Self.string(cmark_node_get_fence_info(pointer)) }
  var url: String { unsafe Self.string(cmark_node_get_url(pointer)) }
  /// The name of its type, which alone tells the nodes of extensions apart.
  var typeName: String { unsafe Self.string(cmark_node_get_type_string(pointer)) }

  /// Whether a task is done; `nil` for an ordinary item of a list.
  var taskState: Bool? {
    // Only a task's name differs from an ordinary item's; it begins with another letter.
    guard let name = unsafe cmark_node_get_type_string(pointer),
      unsafe name.pointee == CChar(bitPattern: UInt8(ascii: "t"))
    else { return nil }
    return unsafe cmark_gfm_extensions_get_tasklist_item_checked(pointer)
  }

  /// The highest node above it.
  var root: CmarkNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    guard let text = unsafe text else { return "" }
    return unsafe String(cString: text)
  }
}

extension CmarkNode {
  /// Whether it stands within a block.
  var isInline: Bool {
    type.rawValue & UInt32(CMARK_NODE_TYPE_MASK) == CMARK_NODE_TEXT.rawValue
      & UInt32(CMARK_NODE_TYPE_MASK)
  }
}
