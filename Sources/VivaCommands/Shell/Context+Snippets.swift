extension Context {
  /// What compiles and runs code.
  var snippets: any SnippetRunning { machine.snippets ?? LabRunner() }
}
