import Effects
import Testing

/// What `viva check` finds with the linter's help: names of rules, drivers, code in prose.
struct CheckedRuleTests {
  private func home(_ bank: String) throws -> Home {
    var home = try Home()
    home.content = ["banks"]
    home.variables["PATH"] = Variables.current()["PATH"]
    try home.write("banks/bank.md", bank)
    return home
  }

  private static let named = """
    # Names
    <!-- bank: names; level: mid -->

    ## What does a private state promise?
    <!-- id: card; rules: state_not_privat -->

    That nobody else sets it.

    ## What is printed by this?
    <!-- id: printed; rules: nothing_like_it state_not_private -->

    ### Run
    ```swift
    print(1)
    ```

    ### Output
    ```text
    1
    ```

    ## Which words are hidden here?
    <!-- id: gaps; rules: state_not_privte -->

    {{c1::Some}} and {{c2::more}}.

    ## What would you say in review?
    <!-- id: review -->

    ```swift
    import SwiftUI

    struct Row: View {
      @State var isOn = false
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    ```

    ### Faults
    - 4 state_not_privat
    - 5 state_not_private
    """

  @Test func `a rule that there is not is told wherever it is named, with the nearest`() throws {
    let run = try home(Self.named).run("check")
    #expect(
      run.output.split(separator: "\n").dropLast().map { $0.replacing("banks/bank.md:", with: "") }
        == [
          "5:23: error: 'card': there is no rule 'state_not_privat'; did you mean 'state_not_private'? [unknown_rule]",
          "10:26: error: 'printed': there is no rule 'nothing_like_it'; 'viva rules' lists them [unknown_rule]",
          "23:23: error: 'gaps': there is no rule 'state_not_privte'; did you mean 'state_not_private'? [unknown_rule]",
          "34:14: error: 'review': the linter finds 'state_not_private' at Snippet.swift:4, which is not among the faults [fault_not_listed]",
          "40:1: error: 'review': there is no rule 'state_not_privat'; did you mean 'state_not_private'? [unknown_rule]",
          "41:1: error: 'review': the linter finds no 'state_not_private' at Snippet.swift:5, but on line 4 [fault_not_found]",
        ]
    )
  }

  private static let surrounded = """
    # Around
    <!-- bank: around; level: mid -->

    ## The switch is not kept
    <!-- id: kept; rules: state_not_private -->

    Like this:

    ```Swift
    let = 1
    ```

    ### Starter
    ```swift Row.swift
    import SwiftUI

    struct Row: View {
      @State var isOn = false
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    ```

    ### Driver
    ```swift List.swift
    import SwiftUI

    struct Rows: View {
      @State var count = 1
      @Binding var title: String
      var body: some View { Row(); Text(title); Stepper("Count", value: $count) }
    }
    ```

    ### Solution
    ```swift Row.swift
    import SwiftUI

    struct Row: View {
      @State private var isOn = false
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    ```

    ## What does nobody look at here?
    <!-- id: unseen -->

    ### Starter
    ```swift
    let starter = 1
    ```

    ### Solution
    ```swift
    let solution = 1
    ```

    ### Scenario
    ```scenario
    tap "Save"
    ```

    """

  @Test func `what the linter finds in a driver is told at its line, and so is code in prose`()
    throws
  {
    let run = try home(Self.surrounded).run("check")
    let found = run.output.split(separator: "\n").dropLast().map {
      "\($0.split(separator: ":")[1]) \($0.split(separator: "[").last ?? "")"
    }
    #expect(
      found == [
        "10 snippet_does_not_parse]", "28 driver_fails]", "29 driver_fails]",
        "59 nothing_expected]",
      ]
    )
    #expect(
      run.output.contains("a driver is free of findings, and this one breaks 'state_not_private'")
    )
  }
}
