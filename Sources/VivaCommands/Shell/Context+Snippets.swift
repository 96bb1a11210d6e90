import Lab

extension Context {
  /// What compiles and runs code.
  var snippets: any SnippetRunning {
    machine.snippets ?? LabRunner(lab)
  }

  /// The lab itself.
  var lab: Lab { workspace.lab { [weak self] in self?.say($0) } }
}
