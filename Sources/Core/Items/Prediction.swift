/// A program whose output is to be said beforehand.
package struct Prediction: Equatable, Sendable {
  /// The program, or the views that a scenario operates.
  package var run: [CodeFile]
  /// Steps for the state runtime; empty where the program runs by itself.
  package var scenario: String
  /// What is printed, line by line.
  package var output: String

  /// Makes a prediction.
  package init(run: [CodeFile], scenario: String = "", output: String) {
    self.run = run
    self.scenario = scenario
    self.output = output
  }
}
