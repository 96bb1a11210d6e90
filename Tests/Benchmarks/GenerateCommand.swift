import Core

/// `Benchmarks generate DIR …`: writes a home to try the program on.
struct GenerateCommand {
  private let home: GeneratedHome

  init(_ words: [String]) throws(BenchmarkError) {
    var size = Workshop.largeSize
    var path: String?
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--files": size.files = try Self.number(of: word, &rest)
      case "--items": size.itemsPerFile = try Self.number(of: word, &rest)
      case "--reviews": size.reviews = try Self.number(of: word, &rest)
      case "--seed": size.seed = UInt64(try Self.number(of: word, &rest))
      default: path = word
      }
    }
    guard let path else { throw .noFolder }
    home = GeneratedHome(path: path, size: size)
  }

  func run() throws {
    try home.write()
    print("viva due \(home.options.joined(separator: " "))")
  }

  private static func number(
    of option: String,
    _ rest: inout ArraySlice<String>
  ) throws(BenchmarkError) -> Int {
    guard let number = rest.popFirst().flatMap({ decimal($0.utf8) }) else {
      throw .badNumber(option: option)
    }
    return number
  }
}
