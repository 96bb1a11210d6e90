/// A program whose output is to be said beforehand.
package struct Prediction: Equatable, Sendable {
  /// The program, or the views that a scenario operates.
  package var run: [CodeFile]
  /// Steps for the state runtime; empty where the program runs by itself.
  package var scenario: String
  /// The line of the bank's file on which the scenario begins, 1 and up.
  package var scenarioLine: Int
  /// What is printed, line by line.
  package var output: String
  /// The line of the bank's file on which the output begins, 1 and up.
  package var outputLine: Int

  /// Makes a prediction.
  package init(
    run: [CodeFile],
    scenario: String = "",
    scenarioLine: Int = 1,
    output: String,
    outputLine: Int = 1
  ) {
    self.run = run
    self.scenario = scenario
    self.scenarioLine = scenarioLine
    self.output = output
    self.outputLine = outputLine
  }
}
