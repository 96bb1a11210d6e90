import Core

/// What stands below the heading of a starting point, by kind.
enum ItemBody {
  private static let mark = StartingPoint.mark

  /// The text of a kind, ending in a line end.
  static func body(of kind: ItemKind) -> String {
    switch kind {
    case .flashcard: flashcard
    case .choice: choice + why
    case .cloze: cloze + why
    case .typed: typed + why
    case .order: order + why
    case .predict: predict + why
    case .exercise: exercise
    case .audit: audit + why
    }
  }

  /// An exercise by its code.
  static func exercise(starter: [String], solution: [String]) -> String {
    """
    \(mark) what a user or a reviewer sees going wrong, never which line it is.

    ### Starter
    \(fences(starter))
    ### Solution
    \(fences(solution))
    \(hints)
    """ + why
  }

  /// Files as fences; each needs a name where there are several.
  private static func fences(_ files: [String]) -> String {
    files.enumerated().map { number, text in
      let name = files.count == 1 ? "Snippet.swift" : "File\(number + 1).swift"
      return "```swift \(name)\n\(text.hasSuffix("\n") ? text : text + "\n")```\n"
    }.joined()
  }

  private static let why = """

    ### Why
    \(mark) the mechanism behind it.

    """

  private static let hints = """
    ### Hint
    \(mark) a question that leads on.

    ### Hint
    \(mark) a question that comes close to the repair.

    """

  private static let flashcard = """
    \(mark) the answer, in one to three sentences that can be said aloud.

    ### Why
    \(mark) the mechanism behind it.

    ### Key points
    - \(mark) what an interviewer would tick

    """

  private static let choice = """
    ### Choices
    - [x] \(mark) the right option

      \(mark) why it is right, where that is not plain.
    - [ ] \(mark) a wrong option that tempts

      \(mark) the misconception it names, and why it is wrong.
    - [ ] \(mark) another wrong option

      \(mark) why somebody would take this one, and what they overlook.

    """

  private static let cloze = """
    \(mark) the sentence around {{c1::the gap::a hint}}.

    """

  private static let typed = """
    ### Accept
    - \(mark) the word that is typed

    """

  private static let order = """
    ### Order
    1. \(mark) what comes first
    2. \(mark) what follows from it
    3. \(mark) what comes last

    """

  private static let predict = """
    ### Run
    ```swift
    // \(mark) a program of your own
    var rows = ["Tea"]
    let copy = rows
    rows.append("Jam")
    print(rows.count, copy.count)
    ```

    ### Output
    ```text
    2 1
    ```

    """

  private static let audit = """
    \(mark) whose code this is, and how many faults are to be named.

    ```swift Counter.swift
    // \(mark) code of your own
    import SwiftUI

    struct Counter: View {
      @State var count = 0

      var body: some View {
        Button("\\(count)") { count += 1 }
      }
    }
    ```

    ### Faults
    - Counter.swift:5: state_not_private

    """

  /// An exercise by its behaviour: a button that does nothing.
  private static let exercise =
    """
    \(mark) what a user or a reviewer sees going wrong, never which line it is.

    ### Starter
    ```swift Basket.swift
    // \(mark) code of your own that behaves otherwise than the scenario expects
    import SwiftUI

    struct Basket: View {
      @State private var names = ["Tea"]

      var body: some View {
        ForEach(names, id: \\.self) { name in
          Text(name)
        }
        Button("Clear") {}
      }
    }
    ```

    ### Solution
    ```swift Basket.swift
    // \(mark) the repair
    import SwiftUI

    struct Basket: View {
      @State private var names = ["Tea"]

      var body: some View {
        ForEach(names, id: \\.self) { name in
          Text(name)
        }
        Button("Clear") { names = [] }
      }
    }
    ```

    ### Scenario
    ```scenario
    # \(mark) what is done, and what must then be so
    root Basket
    tap "Clear"
    expect text "Tea" is not shown
    ```

    \(hints)
    """ + why
}
