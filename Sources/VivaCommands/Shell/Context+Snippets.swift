extension Context {
  /// What compiles and runs code.
  var snippets: any SnippetRunning {
    machine.snippets ?? LabRunner(workspace.lab { [weak self] in self?.say($0) })
  }
}
