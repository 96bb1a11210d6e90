import Core

extension Progress {
  /// The numbers that the log says are in use; absent where it says none.
  package var parameterText: String? { settings[FSRSParameters.setting] }

  /// The memory model with the parameters that the log says are in use; the one given where it says
  /// none, or none that are good.
  package func model(or fallback: any MemoryModel) -> any MemoryModel {
    Self.model(parameterText, or: fallback)
  }

  /// The model with the parameters of a text.
  static func model(_ text: String?, or fallback: any MemoryModel) -> any MemoryModel {
    // What was fitted is FSRS-6's; another model keeps its own.
    guard let fallback = fallback as? FSRS, let text,
      let parameters = try? FSRSParameters(text: text)
    else { return fallback }
    return parameters == fallback.parameters ? fallback : FSRS(parameters)
  }
}

extension Event {
  /// Whether it says which parameters are in use, so that all memory is to be made anew.
  package var changesParameters: Bool {
    content.kind == .setting && content.name == FSRSParameters.setting
  }
}
