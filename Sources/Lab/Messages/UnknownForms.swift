import LinterProtocol

/// Finds calls of SwiftUI in a form that the lab does not know, such as `Button("Go", intent: go)`.
struct UnknownForms: Equatable {
  /// The forms, each once, as `Button(…, intent:)`.
  private(set) var forms: [String] = []

  /// Looks through a file.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - own: The names of the learner's own types, whose calls are theirs.
  init(in text: String, own: Set<String>) {
    var scanner = CallScanner(text)
    while let call = scanner.next() {
      guard let unknown = SwiftUINames.forms[call.name], !own.contains(call.name) else { continue }
      for label in call.labels where unknown.contains(label) {
        let form = "\(call.name)(…, \(label):)"
        if !forms.contains(form) { forms.append(form) }
      }
    }
  }
}
