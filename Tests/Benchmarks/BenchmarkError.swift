/// Why nothing was measured.
enum BenchmarkError: Error, Equatable {
  case unknown(String, known: [String])
  case badNumber(option: String)
  case noFolder
  case notBuilt(path: String)
  case notStarted(program: String, code: Int32)
  case failed(program: String, status: Int32)
  case unwritable(String)
  case noItems(String)
}

extension BenchmarkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let name, let known):
      "there is no benchmark '\(name)'; there are \(known.joined(separator: ", "))"
    case .badNumber(let option): "'\(option)' takes a whole number of at least 0"
    case .noFolder: "'generate' takes the folder to write to"
    case .notBuilt(let path): "there is no '\(path)'; run 'swift build -c release' first"
    case .notStarted(let program, let code): "'\(program)' cannot be started: error \(code)"
    case .failed(let program, let status): "'\(program)' ended with the wait status \(status)"
    case .unwritable(let path): "'\(path)' cannot be written"
    case .noItems(let path): "there is no item in '\(path)'"
    }
  }
}
