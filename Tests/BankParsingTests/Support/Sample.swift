import BankParsing
import Core

/// Banks as text, and what is read from them.
enum Sample {
  /// The bank of the format's page.
  static let formatPage = #"""
    # Lending a value
    <!-- bank: lending; topic: ownership/bindings; source: SwiftUI state management, in production -->

    What a child may do with a value that someone else owns.

    ## A row only shows a quantity. What should it take from its parent?
    <!-- id: row-shows-quantity; level: senior; covers: C10 C11; tags: binding review -->

    A plain `let`. A binding would claim a right to write that the row never uses.

    ### Why
    Every binding is a suspect when "the value changed and nobody tapped"; the list should be short.

    ### Key points
    - the row only reads
    - a binding grants write access
    - an unused right misleads the next reader

    ### Hint
    Ask what the row *does* with the value.

    ## Which of these may the row receive as a binding?
    <!-- id: row-binding-choice; level: mid; after: row-shows-quantity; covers: C10 -->

    ### Choices
    - [ ] the title it prints

      Read only: a `let`.
    - [x] the quantity its stepper changes

      It writes, so it borrows write access.
    - [ ] the date it formats

      It formats, it does not change.

    ## Fill in the owner
    <!-- id: owner-cloze; level: mid; covers: C05 -->

    A value that only this view writes and nobody else reads belongs in {{c1::`@State`::wrapper}}.

    ## Make the child borrow instead of copying
    <!-- id: stale-title; level: senior; covers: C31; rules: state_copied_from_init -->

    The title stops following the parent after an undo. Repair it.

    ### Starter
    ```swift TitleEditor.swift
    struct TitleEditor {
        let title: String
    }
    ```

    ### Driver
    ```swift Parent.swift
    struct Parent {}
    ```

    ### Solution
    ```swift TitleEditor.swift
    struct TitleEditor {}
    ```

    ### Scenario
    ```scenario
    root Parent
    tap "Undo"
    ```

    """#

  /// Reads a bank's whole text.
  static func bank(_ text: String, file: String = "b.md") -> ParsedBank {
    BankParser.parse(Array(text.utf8), file: file)
  }

  /// Reads items below a bank's heading, which stands on the lines 1 and 2; the items begin on
  /// line 3, and have the bank's level.
  static func items(_ text: String) -> ParsedBank {
    bank("# Bank\n<!-- bank: b; level: mid -->\n" + text)
  }

  /// Reads one item with an id, whose text begins on line 5.
  static func item(_ text: String, metadata: String = "id: x") -> ParsedBank {
    items("## Question?\n<!-- \(metadata) -->\n" + text)
  }

  /// Joins files into a library.
  static func library(_ texts: [(file: String, text: String)]) -> Library {
    Library(texts.map { bank($0.text, file: $0.file) })
  }
}

extension ParsedBank {
  /// The findings, each as `line:column: severity: message`.
  var report: [String] { findings.map(\.line) }
  /// The codes of the findings.
  var codes: [String] { findings.map(\.code) }
  /// The ids of the items.
  var ids: [String] { items.map(\.id.text) }
}

extension Finding {
  /// The finding as `line:column: severity: message`.
  var line: String { "\(start.line):\(start.column): \(severity.name): \(message)" }
}
