/// One part of the program that is measured.
protocol Benchmark {
  /// The word that picks it on the command line.
  static var name: String { get }

  /// Measures it.
  static func figures(in workshop: Workshop) throws -> [Figure]
}
