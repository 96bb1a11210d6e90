import Testing
import VivaCommands

struct StepTextTests {
  @Test(arguments: [
    ("1s", 1), ("90s", 90), ("1m", 60), ("10m", 600), ("2h", 7200), ("12h", 43_200),
    ("720m", 43_200), ("43200s", 43_200),
  ])
  func `a wait is a number and a unit`(text: String, seconds: Int) {
    #expect(StepText.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "m", "10", "0m", "-1m", "1d", "1.5h", "13h", "721m", "43201s", "1 m", " 1m", "1m ", "1M",
    "99999999999999999999h",
  ])
  func `anything else is none`(text: String) {
    #expect(StepText.seconds(text) == nil)
  }
}
