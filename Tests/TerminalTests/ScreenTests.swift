import Effects
import Terminal
import Testing

struct ScreenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let size: Screen.Size?
    let variables: [String: String]
    let width: Int
    let height: Int

    init(_ size: (Int, Int)?, _ variables: [String: String], _ width: Int, _ height: Int) {
      self.size = size.map { Screen.Size(columns: $0.0, rows: $0.1) }
      self.variables = variables
      self.width = width
      self.height = height
    }

    var testDescription: String { "\(size.map { "\($0)" } ?? "no terminal") \(variables)" }
  }

  @Test(arguments: [
    Case(nil, [:], 80, 24),
    Case(nil, ["COLUMNS": "132", "LINES": "50"], 132, 50),
    Case(nil, ["COLUMNS": "wide"], 80, 24),
    Case((100, 30), ["COLUMNS": "132"], 100, 30),
    Case((5, 2), [:], 20, 5),
    Case((9999, 9999), [:], 500, 500),
    Case(nil, ["COLUMNS": "-3"], 20, 24),
  ])
  func `the size is the terminal's, within what can be laid out`(_ test: Case) {
    let screen = Screen(size: test.size, Variables(test.variables))
    #expect(screen.width == test.width)
    #expect(screen.height == test.height)
    #expect(screen.textWidth == min(100, test.width))
  }

  @Test(
    arguments: [
      (false, nil, false), (true, nil, true), (false, "1", true), (false, "0", false),
      (false, "", false), (true, "0", true),
    ] as [(Bool, String?, Bool)]
  )
  func `the option or the variable asks for the accessible form`(
    option: Bool,
    variable: String?,
    expected: Bool
  ) {
    let variables = Variables(variable.map { ["VIVA_ACCESSIBLE": $0] } ?? [:])
    #expect(Screen(size: nil, variables, isAccessible: option).isAccessible == expected)
  }

  @Test func `a descriptor that leads to no terminal has no size`() {
    #expect(Screen.Size.ofTerminal(1000) == nil)
  }
}
