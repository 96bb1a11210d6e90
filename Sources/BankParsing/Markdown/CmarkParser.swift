@unsafe @preconcurrency import CCmarkGFM

/// A parser of cmark-gfm with the syntax extensions that banks may use.
///
/// Of the extensions only tables, task lists and strikethrough are attached. `autolink` of the
/// version in Debian 12 reads beyond its input (CVE-2023-22485).
@safe struct CmarkParser: ~Copyable {
  private let parser: OpaquePointer
  private let witness: OpaquePointer
  private let document: UnsafeMutablePointer<OpaquePointer?>

  /// Whether the extensions are in the library's list, which two threads must not extend at once.
  private static let areExtensionsRegistered = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  /// Makes a parser; `nil` when memory has run out.
  init?() {
    guard Self.areExtensionsRegistered, let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT)
    else { return nil }
    guard let witness = unsafe cmark_syntax_extension_new("viva") else {
      unsafe cmark_parser_free(parser)
      return nil
    }
    unsafe self.parser = parser
    unsafe self.witness = witness
    unsafe document = .allocate(capacity: 1)
    unsafe document.initialize(to: nil)
    unsafe cmark_syntax_extension_set_private(witness, document, nil)
    unsafe cmark_syntax_extension_set_open_block_func(witness) { witness, _, _, node, _, _ in
      let document = unsafe cmark_syntax_extension_get_private(witness)?
        .assumingMemoryBound(to: OpaquePointer?.self)
      if let document = unsafe document, unsafe document.pointee == nil {
        unsafe document.pointee = node
      }
      return nil
    }
    unsafe cmark_parser_attach_syntax_extension(parser, witness)
    for name in ["table", "strikethrough", "tasklist"] {
      if let found = unsafe cmark_find_syntax_extension(name) {
        unsafe cmark_parser_attach_syntax_extension(parser, found)
      }
    }
  }

  deinit {
    unsafe cmark_parser_free(parser)
    unsafe cmark_syntax_extension_free(cmark_get_default_mem_allocator(), witness)
    unsafe document.deallocate()
  }

  /// Takes in text, which ends in a line feed.
  func feed(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { buffer in
      unsafe cmark_parser_feed(
        parser,
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        buffer.count
      )
    }
  }

  /// The tree as far as it is built, before anything within its blocks is parsed.
  ///
  /// No function of the library hands it out. The callback that lets an extension open a block is
  /// given a node of it, at lines without a marker of their own; so the first line fed must be an
  /// empty one.
  var unfinishedDocument: CmarkNode? { unsafe CmarkNode(document.pointee)?.root }

  /// Ends the text and parses what stands within the blocks.
  func finish() -> CmarkDocument? { unsafe CmarkDocument(cmark_parser_finish(parser)) }
}
