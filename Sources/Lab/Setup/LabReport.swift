/// How the lab's parts are on this machine, each tried.
package struct LabReport: Equatable, Sendable {
  /// The compiler's version and path.
  package var compiler: String
  /// Where the modules and the runner are.
  package var place: String
  /// What a snippet that tries to get out finds closed.
  package var closed: [String]
  /// What it finds open.
  package var open: [String]
  /// Why there is no box of namespaces around compiler and run; empty where there is one.
  package var noBox: String
}
