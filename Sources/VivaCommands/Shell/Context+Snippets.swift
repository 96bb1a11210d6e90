import Lab

extension Context {
  /// What compiles and runs code.
  var snippets: any SnippetRunning {
    machine.snippets ?? LabRunner(lab)
  }

  /// The lab itself.
  ///
  /// It lives as long as the workspace, and keeps the context that first asked for it: at the prompt it
  /// has to be able to speak after that command is over.
  var lab: Lab { workspace.lab { self.say($0) } }
}
