import Glibc

/// Leaves Ctrl-C and Ctrl-\ to a program that has the terminal, until told to obey them again.
struct KeyboardSignals: ~Copyable {
  private var interrupt = sigaction()
  private var quit = sigaction()

  /// Ignores both keys from now on.
  init() {
    var ignoring = sigaction()
    unsafe ignoring.__sigaction_handler.sa_handler = SIG_IGN
    unsafe sigaction(SIGINT, &ignoring, &interrupt)
    unsafe sigaction(SIGQUIT, &ignoring, &quit)
  }

  /// Sets back what the keys did before.
  consuming func obey() {
    unsafe sigaction(SIGINT, &interrupt, nil)
    unsafe sigaction(SIGQUIT, &quit, nil)
  }
}
