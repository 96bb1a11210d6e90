import Core
import StrictJSON
import TestSupport

extension Desk {
  /// A bank with an exercise of one file, one of two with code around it, and a flashcard.
  static let exercises = """
    # Work
    <!-- bank: work; level: mid -->

    ## Keep it private
    <!-- id: repair; rules: state_not_private; minutes: 3 -->

    Whose state is it?

    ### Starter
    ```swift Row.swift
    @State var a = 0
    ```

    ### Solution
    ```swift Row.swift
    @State private var a = 0
    ```

    ### Why
    A value that others pass in is only the first value.

    ### Hint
    Who may set it?

    ### Hint
    Write one word.

    ## Two of them
    <!-- id: pair; level: senior; rules: state_not_private -->

    ### Starter
    ```swift One.swift
    @State var one = 0
    ```

    ```swift Two.swift
    @State private var two = 0
    ```

    ### Driver
    ```swift Parent.swift
    struct Parent {}
    ```

    ### Solution
    ```swift One.swift
    @State private var one = 0
    ```

    ```swift Two.swift
    @State private var two = 0
    ```

    ## What is this?
    <!-- id: owner -->

    A question.

    """

  /// A desk with those, and a linter that finds state which is not private, and what is no Swift.
  static func withExercises() -> Desk {
    var desk = Desk(["/banks/work.md": exercises])
    desk.processes = linter(desk.files)
    return desk
  }

  /// A linter by two rules of its own.
  static func linter(_ files: MemoryFiles) -> ScriptedLinter {
    ScriptedLinter(files: files) { texts in
      texts.sorted { $0.key < $1.key }.flatMap { path, text -> [Finding] in
        var found: [Finding] = []
        let place = TextPosition(line: 1, column: 1)
        if text.contains("@State var") {
          found.append(
            Finding("state_not_private", .warning, file: path, start: place, message: "not private")
          )
        }
        if text.contains("{{") {
          found.append(Finding("syntax", .error, file: path, start: place, message: "no Swift"))
        }
        return found
      }
    }
  }

  /// The kinds and ratings of what was recorded, in order, each as `review good`.
  var recorded: [String] {
    logs.flatMap { $0.split(separator: "\n") }.map { line in
      let value = try? JSONValue(parsing: line.utf8)
      let rating = value?["rating"]?.integer.flatMap { Rating(rawValue: $0) }
      return "\(value?["k"]?.string ?? "nothing") \(rating?.name ?? "unrated")"
    }
  }

  /// The text of a file.
  func text(_ path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }
}
