import Core
import Scenarios
import Testing

struct ScenarioTests {
  @Test(arguments: [
    (#"tap "Save""#, Step.tap("Save")),
    (#"tap "Say \"hi\" \\ twice""#, .tap(#"Say "hi" \ twice"#)),
    (#"toggle "Mute""#, .toggle("Mute")),
    (#"submit "Title""#, .submit("Title")),
    (#"type "typed" into "Title""#, .type("typed", into: "Title")),
    (#"type "" into "Title""#, .type("", into: "Title")),
    (#"choose "Weekly" in "Period""#, .choose("Weekly", in: "Period")),
    (#"step "Quantity" up"#, .step("Quantity", by: 1)),
    (#"step "Quantity" down"#, .step("Quantity", by: -1)),
    (#"step "Quantity" up 1 time"#, .step("Quantity", by: 1)),
    (#"step "Quantity" down 3 times"#, .step("Quantity", by: -3)),
    (#"slide "Volume" to 0.5"#, .slide("Volume", to: 0.5)),
    (#"slide "Volume" to -2"#, .slide("Volume", to: -2)),
    (#"delete "Row""#, .delete("Row")),
    (#"move "Row" to 2"#, .move("Row", to: 2)),
    (#"tap "Buy" in "Milk""#, .tap(Target("Buy", in: "Milk"))),
    (#"tap "Buy" 2nd"#, .tap(Target("Buy", ordinal: 2))),
    (#"tap "Buy" in "Milk" 11th"#, .tap(Target("Buy", in: "Milk", ordinal: 11))),
    (#"type "a" into "Name" in "Ada""#, .type("a", into: Target("Name", in: "Ada"))),
    (#"choose "Day" in "Period" in "Ada""#, .choose("Day", in: Target("Period", in: "Ada"))),
    (#"step "Count" 3rd up 2 times"#, .step(Target("Count", ordinal: 3), by: 2)),
    (#"move "Row" 2nd to 0"#, .move(Target("Row", ordinal: 2), to: 0)),
    ("advance 300 ms", .advance(milliseconds: 300)),
    ("advance 2 s", .advance(milliseconds: 2_000)),
    ("advance 0.3 s", .advance(milliseconds: 300)),
    ("dismiss", .dismiss),
    ("refresh", .refresh),
    ("call syncFromServer", .call("syncFromServer")),
    ("reset counts", .resetCounts),
    ("\treset \t counts  ", .resetCounts),
  ])
  func `a step reads as it is written`(_ text: String, _ step: Step) throws {
    #expect(try Scenario(parsing: text).lines.map(\.content) == [.step(step)])
  }

  @Test(arguments: [
    (#"text "Saved" is shown"#, Scenarios.Expectation.text("Saved", isShown: true)),
    (#"text "Saved" is not shown"#, .text("Saved", isShown: false)),
    (#"field "Title" is "undone""#, .field("Title", is: "undone")),
    (#"value "Quantity" is "3""#, .value(of: "Quantity", is: "3")),
    (#"control "Save" is enabled"#, .control("Save", isEnabled: true)),
    (#"control "Save" is disabled"#, .control("Save", isEnabled: false)),
    (#"field "Title" 2nd is "a""#, .field(Target("Title", ordinal: 2), is: "a")),
    (#"value "Count" in "Ada" is "3""#, .value(of: Target("Count", in: "Ada"), is: "3")),
    (#"control "Buy" in "Ada" is enabled"#, .control(Target("Buy", in: "Ada"), isEnabled: true)),
    ("body Header ran 0 times", .count(.body(of: "Header"), .equal, .number(0))),
    ("body Header ran 1 time", .count(.body(of: "Header"), .equal, .number(1))),
    ("body Header ran at least 2 times", .count(.body(of: "Header"), .atLeast, .number(2))),
    ("body Header ran at most 2 times", .count(.body(of: "Header"), .atMost, .number(2))),
    ("body Header ran more than 0 times", .count(.body(of: "Header"), .more, .number(0))),
    ("body Header ran fewer than 9 times", .count(.body(of: "Header"), .fewer, .number(9))),
    (
      "body Header ran fewer times than in broken",
      .count(.body(of: "Header"), .fewer, .version("broken"))
    ),
    (
      "body Card<Text> ran more times than in starter",
      .count(.body(of: "Card<Text>"), .more, .version("starter"))
    ),
    (#"body Header ran because "price""#, .cause(ofBody: "Header", contains: "price")),
    ("made Model 1 time", .count(.made("Model"), .equal, .number(1))),
    ("kept Model at most 1 time", .count(.kept("Model"), .atMost, .number(1))),
    ("init Row 3 times", .count(.initialiser(of: "Row"), .equal, .number(3))),
    (
      "init Row fewer times than in starter",
      .count(.initialiser(of: "Row"), .fewer, .version("starter"))
    ),
    ("state Editor.title survived", .state(property: "Editor.title", survived: true)),
    ("state Editor.title was reset", .state(property: "Editor.title", survived: false)),
    (#"warning "during update""#, .warning(contains: "during update", isGiven: true)),
    (#"no warning "during update""#, .warning(contains: "during update", isGiven: false)),
  ])
  func `an expectation reads as it is written`(
    _ text: String,
    _ expected: Scenarios.Expectation
  ) throws {
    #expect(
      try Scenario(parsing: "expect " + text).lines.map(\.content) == [.expectation(expected)]
    )
  }

  @Test func `the root comes first, and lines keep their numbers`() throws {
    let text =
      "\r\n# what it is about\n  root Parent\r\n\n   tap \"Undo\"  \n#\nexpect body A ran 0 times"
    let scenario = try Scenario(parsing: text)
    #expect(scenario.root == "Parent")
    #expect(scenario.lines.map(\.number) == [5, 7])
    #expect(scenario.lines.map(\.text) == [#"tap "Undo""#, "expect body A ran 0 times"])
    #expect(try Scenario(parsing: "") == Scenario())
  }

  @Test func `what else has to be there for a run is known from the scenario`() throws {
    let scenario = try Scenario(
      parsing: """
        call sync
        call load
        call sync
        expect body A ran fewer times than in starter
        expect body B ran fewer times than in broken
        expect body C ran fewer times than in broken
        """
    )
    #expect(scenario.functions == ["load", "sync"])
    #expect(scenario.versions == ["broken", "starter"])
  }

  @Test(arguments: [
    (#"tap "A" 2th"#, "1:9: '2th' stands where '2nd' is wanted"),
    (#"tap "A" 0th"#, "1:9: 0 is not from 1 to 1000"),
    (#"tap "A" in"#, "1:11: the line ends where a text in quotation marks is wanted"),
    ("tpa \"A\"", "1:1: there is no 'tpa' here; did you mean 'tap'?"),
    ("Tap \"A\"", "1:1: there is no 'Tap' here; did you mean 'tap'?"),
    (
      "sing",
      "1:1: there is no 'sing' here; write 'tap', 'toggle', 'submit', 'type', 'choose', 'step', "
        + "'slide', 'delete', 'move', 'advance', 'dismiss', 'refresh', 'call', 'reset', 'expect' or 'root'"
    ),
    ("tap", "1:4: the line ends where a text in quotation marks is wanted"),
    ("tap Save", "1:5: 'Save' stands where a text in quotation marks is wanted"),
    ("tap “Save”", "1:5: '“Save”' stands where a text in quotation marks is wanted; write \"…\""),
    ("tap \"Save", "1:5: the text that begins here has no closing quotation mark"),
    ("tap \"Save\\", "1:5: the text that begins here has no closing quotation mark"),
    (
      "tap \"a\\n\"",
      "1:7: '\\n' means nothing; only \\\" and \\\\ are written with a backslash"
    ),
    ("tap \"A\" \"B\"", "1:9: the line should end before '\"B\"'"),
    ("\n\ntap \"é\" now", "3:10: the line should end before 'now'"),
    ("type \"a\" in \"T\"", "1:10: there is no 'in' here; write 'into'"),
    ("type \"a\"", "1:9: the line ends where 'into' is wanted"),
    ("step \"Q\" sideways", "1:10: there is no 'sideways' here; write 'up' or 'down'"),
    ("step \"Q\" up 0 times", "1:13: 0 is not from 1 to 1000"),
    ("step \"Q\" up two times", "1:13: 'two' stands where a whole number is wanted"),
    ("step \"Q\" up 2", "1:14: the line ends where 'times' or 'time' is wanted"),
    ("slide \"V\" to half", "1:14: 'half' stands where a number is wanted"),
    ("move \"R\" to -1", "1:13: -1 is not from 0 to 100000"),
    ("advance 300", "1:12: the line ends where 'ms' or 's' is wanted"),
    ("advance 300ms", "1:9: '300ms' stands where a number is wanted"),
    ("advance -1 ms", "1:9: -1 is not from 0 to 86400000"),
    ("advance 0.5 ms", "1:9: '0.5' stands where a whole number of milliseconds is wanted"),
    ("advance nan s", "1:9: 'nan' stands where a number is wanted"),
    ("call \"sync\"", "1:6: '\"sync\"' stands where the name of a function is wanted"),
    ("reset", "1:6: the line ends where 'counts' is wanted"),
    ("expect", "1:7: the line ends where a word is wanted"),
    ("expect txt \"A\" is shown", "1:8: there is no 'txt' here; did you mean 'text'?"),
    ("expect text \"A\" is hidden", "1:20: there is no 'hidden' here; write 'shown' or 'not'"),
    ("expect body Header", "1:19: the line ends where 'ran' is wanted"),
    (
      "expect body \"Header\" ran 1 time",
      "1:13: '\"Header\"' stands where the name of a view is wanted"
    ),
    ("expect body Header ran", "1:23: the line ends where a whole number is wanted"),
    ("expect body Header ran -1 times", "1:24: -1 is not from 0 to 1000000"),
    (
      "expect body Header ran 99999999999999999999 times",
      "1:24: 99999999999999999999 is not from 0 to 1000000"
    ),
    ("expect body Header ran ٣ times", "1:24: '٣' stands where a whole number is wanted"),
    (
      "expect body Header ran at lest 1 time",
      "1:27: there is no 'lest' here; did you mean 'least'?"
    ),
    (
      "expect body Header ran fewer as in a", "1:30: there is no 'as' here; write 'than' or 'times'"
    ),
    (
      "expect made Model because \"a\"",
      "1:19: there is no 'because' here; write 'at', 'more' or 'fewer'"
    ),
    (
      "expect state title survived",
      "1:14: 'title' stands where a view's property, as 'TitleEditor.title', is wanted"
    ),
    ("expect state A.b survives", "1:18: there is no 'survives' here; did you mean 'survived'?"),
    ("expect no text \"A\" is shown", "1:11: there is no 'text' here; write 'warning'"),
    ("tap \"A\"\nroot B", "2:1: 'root' belongs on the first line, once"),
    ("root A\n  root B", "2:3: 'root' belongs on the first line, once"),
    ("root", "1:5: the line ends where the name of a view is wanted"),
    ("tap \"a\u{1b}[31m\"", "1:7: a character that does not show stands here; remove it"),
  ])
  func `what makes no sense is told with its place`(_ text: String, _ message: String) {
    let (_, problems) = Scenario.reading(text)
    #expect(
      problems.map { "\($0.position.line):\($0.position.column): \($0)" } == [message]
    )
  }

  @Test func `each line that makes no sense is told, and the others are read`() {
    let (scenario, problems) = Scenario.reading("tpa\ndismiss\nadvance\nrefresh")
    #expect(problems.map(\.position.line) == [1, 3])
    #expect(scenario.lines.map(\.number) == [2, 4])
  }

  @Test func `hostile lengths are refused at once`() {
    func message(_ text: String) -> [String] { Scenario.reading(text).problems.map(\.description) }
    #expect(
      message(String(repeating: "#", count: 70_000)) == ["the scenario is longer than 65536 bytes"]
    )
    #expect(
      message("tap \"\(String(repeating: "a", count: 5_000))\"")
        == ["the line is longer than 4096 bytes"]
    )
    #expect(
      message(String(repeating: "dismiss\n", count: 1_001))
        == ["the scenario has more than 1000 lines"]
    )
    #expect(message(String(repeating: "x\n", count: 100)).count == 20)
  }
}
