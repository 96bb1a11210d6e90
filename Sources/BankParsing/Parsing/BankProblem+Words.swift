import Core

extension BankProblem {
  /// The code, the severity and the message of a problem.
  var words: Words {
    fileWords ?? structureWords ?? metadataWords ?? itemWords ?? libraryWords
  }

  /// What a finding says.
  struct Words {
    var code: String
    var severity: Severity
    var message: String

    init(_ code: String, _ severity: Severity, _ message: String) {
      self.code = code
      self.severity = severity
      self.message = message
    }
  }

  /// A second half of a message that offers the nearest known word.
  static func offer(_ suggestion: String?, otherwise: String) -> String {
    suggestion.map { "did you mean '\($0)'?" } ?? otherwise
  }
}

extension BankProblem {
  private var fileWords: Words? {
    switch self {
    case .fileTooLarge:
      Words("file_too_large", .error, "a bank has at most 8 MiB; split it into several files")
    case .notUTF8(let encoding):
      Words("not_utf8", .error, "a bank is UTF-8, and this file is \(encoding); save it as UTF-8")
    case .invalidUTF8(let byte):
      Words(
        "invalid_utf8",
        .error,
        "a bank is UTF-8, and the byte 0x\(String(byte, radix: 16, uppercase: true)) here is not; "
          + "save the file as UTF-8"
      )
    case .nulCharacter:
      Words("nul_character", .error, "a bank holds no NUL character; remove it")
    case .lineTooLong:
      Words("line_too_long", .error, "a line has at most 64 KiB; break it")
    case .nestedTooDeep:
      Words("nested_too_deep", .error, "quotes and lists are nested at most 64 deep")
    case .tableTooWide(let columns):
      Words("table_too_wide", .error, "a table has at most 64 columns, and this one \(columns)")
    case .tableTooLarge(let cells):
      Words(
        "table_too_large",
        .error,
        "a table has at most 10,000 cells, rows × columns, and this one \(cells) or more; "
          + "split it by an empty line and a new header"
      )
    case .tablesTooLarge:
      Words(
        "tables_too_large",
        .error,
        "the tables of a file have at most 250,000 cells together; split the file"
      )
    case .tableSearchTooLong:
      Words(
        "table_search_too_long",
        .error,
        "too many lines of this file could head a table; put empty lines between paragraphs"
      )
    case .tooManyBlocks:
      Words(
        "too_many_blocks",
        .error,
        "a file has at most 1,000,000 lines and list or quote marks; split it"
      )
    case .tooManyItems:
      Words("too_many_items", .error, "a file has at most 20,000 items; split it")
    case .itemTooLarge(let bytes):
      Words("item_too_large", .error, "an item has at most 256 KiB, and this one \(bytes) bytes")
    case .blockTooLarge(let bytes):
      Words(
        "block_too_large",
        .error,
        "a block that is not fenced code has at most 16 KiB, and this one \(bytes) bytes; "
          + "break it by empty lines"
      )
    case .tooManyDefinitions:
      Words("too_many_definitions", .error, "a file has at most 1,000 link definitions; split it")
    case .definitionsTooLong:
      Words(
        "definitions_too_long",
        .error,
        "link definitions may add at most 1 MiB to the text that uses them; shorten the links"
      )
    default: nil
    }
  }

  private var structureWords: Words? {
    switch self {
    case .frontMatter:
      Words(
        "front_matter",
        .warning,
        "a bank has no front matter; its metadata stands in a comment after the '# ' heading"
      )
    case .setextHeading:
      Words(
        "setext_heading",
        .warning,
        "a line underlined by '---' or '===' begins nothing here; write '## ' before a heading, "
          + "or an empty line before a rule"
      )
    case .unspacedHeading(let marks, let isNoBreak):
      Words(
        "unspaced_heading",
        .error,
        "a heading has a space after its marks; write '\(String(repeating: "#", count: marks)) '"
          + (isNoBreak ? ", for here stands a no-break space, as Option-Space writes it" : "")
      )
    case .strayText:
      Words(
        "stray_text",
        .error,
        "this text belongs to no item; put it under a '## ' heading, or under the bank's own"
      )
    case .straySection(let name):
      Words(
        "stray_section",
        .error,
        "the section '\(name)' belongs to no item; an item begins with a '## ' heading"
      )
    case .secondBankHeading:
      Words(
        "second_bank_heading",
        .error,
        "a file holds one bank; write '## ' for an item, or move this to a file of its own"
      )
    case .emptyHeading:
      Words("empty_heading", .error, "a heading has text; write the question after '##'")
    case .unclosedComment:
      Words("unclosed_comment", .error, "a comment ends with '-->' before the next one begins")
    case .unclosedFence:
      Words("unclosed_fence", .error, "a fence is closed by a line of the same marks")
    case .swallowedItem(let heading, let line):
      Words(
        "swallowed_item",
        .warning,
        "this fence holds what looks like the item '\(heading)' on line \(line); "
          + "is its closing line missing?"
      )
    case .metadataOnHeading:
      Words(
        "metadata_on_heading",
        .error,
        "a heading's metadata stands on the line below it, and is not read here; begin a line with it"
      )
    case .textAfterMetadata:
      Words(
        "text_after_metadata",
        .error,
        "nothing stands on the line after a metadata comment's '-->'; move the text down"
      )
    case .misplacedMetadata:
      Words(
        "misplaced_metadata",
        .error,
        "metadata stands in one comment directly after the heading; move it there"
      )
    case .noItems:
      Words("no_items", .warning, "this bank holds no item; an item begins with a '## ' heading")
    default: nil
    }
  }

  private var metadataWords: Words? {
    switch self {
    case .brokenPair(let text):
      Words("broken_pair", .error, "metadata is 'key: value', and '\(text)' is not")
    case .unknownKey(let key, let suggestion, let known):
      Words(
        "unknown_key",
        .warning,
        "unknown key '\(key)'; "
          + Self.offer(suggestion, otherwise: "the keys are \(known.joined(separator: ", "))")
      )
    case .repeatedKey(let key):
      Words("repeated_key", .error, "a key is given once, and '\(key)' is given again")
    case .emptyValue(let key):
      Words("empty_value", .error, "'\(key)' has no value; give one, or leave the key out")
    case .brokenValue(let key, let value, let rule):
      Words("broken_value", .error, "'\(value)' is no value for '\(key)'; \(rule)")
    case .levelMissing:
      Words(
        "level_missing",
        .warning,
        "an item without a level is taken for mid; write 'level: mid', 'senior' or 'staff'"
      )
    case .whenWithoutAfter:
      Words(
        "when_without_after",
        .warning,
        "'when' says on which answer a follow-up is asked; name the item it follows with 'after'"
      )
    default: nil
    }
  }
}
