import Effects
import Terminal
import Testing

struct ColorChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let choice: ColorChoice
    let isTerminal: Bool
    let variables: [String: String]
    let isColored: Bool

    init(
      _ choice: ColorChoice,
      terminal: Bool,
      _ variables: [String: String],
      _ isColored: Bool
    ) {
      self.choice = choice
      isTerminal = terminal
      self.variables = variables
      self.isColored = isColored
    }

    var testDescription: String { "\(choice) terminal=\(isTerminal) \(variables)" }
  }

  @Test(arguments: [
    Case(.auto, terminal: true, ["TERM": "xterm"], true),
    Case(.auto, terminal: false, ["TERM": "xterm"], false),
    Case(.auto, terminal: true, [:], false),
    Case(.auto, terminal: true, ["TERM": "dumb"], false),
    Case(.auto, terminal: true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    Case(.auto, terminal: true, ["TERM": "xterm", "NO_COLOR": ""], true),
    Case(.auto, terminal: true, ["TERM": "xterm", "CLICOLOR": "0"], false),
    Case(.auto, terminal: true, ["TERM": "xterm", "CLICOLOR": "1"], true),
    Case(.auto, terminal: false, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], true),
    Case(.auto, terminal: false, ["CLICOLOR_FORCE": "0"], false),
    Case(.auto, terminal: false, ["FORCE_COLOR": "3"], true),
    Case(.auto, terminal: false, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    Case(.auto, terminal: false, ["FORCE_COLOR": "1", "TERM": "dumb"], false),
    Case(.always, terminal: false, ["NO_COLOR": "1", "TERM": "dumb"], true),
    Case(.never, terminal: true, ["TERM": "xterm", "FORCE_COLOR": "1"], false),
  ])
  func `the option beats the variables, and those beat the terminal`(_ test: Case) {
    let palette = test.choice.palette(isTerminal: test.isTerminal, Variables(test.variables))
    #expect(palette.isColored == test.isColored)
  }
}
