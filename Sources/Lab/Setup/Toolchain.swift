import StrictJSON

/// The compiler, as it is called without its driver.
package struct Toolchain: Equatable, Sendable {
  /// The path of `swiftc`.
  package var driver: String
  /// The version, as the compiler tells it.
  package var version: String
  /// The path of the compiler proper.
  package var frontend: String
  /// What the driver gives it besides the files.
  package var arguments: [String]
  /// The path of the linker.
  package var linker: String
  /// What is linked into every library: an object file.
  package var startObject: String
  /// The folder of the language's own libraries.
  package var libraries: String

  /// The folder that holds the compiler and its libraries.
  package var folder: String {
    var parts = frontend.split(separator: "/")
    // usr/bin/swift-frontend
    parts.removeLast(min(2, parts.count))
    return "/" + parts.joined(separator: "/")
  }

  /// The same compiler for a program of its own, in Swift 6 and without what a new project of an app
  /// sets besides.
  var forPrograms: Toolchain {
    var toolchain = self
    toolchain.arguments = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "-parse-as-library": continue
      case "-default-isolation": rest = rest.dropFirst()
      case "-swift-version", "-module-name":
        rest = rest.dropFirst()
        toolchain.arguments += [argument, argument == "-module-name" ? "main" : "6"]
      default: toolchain.arguments.append(argument)
      }
    }
    return toolchain
  }

  var json: JSONValue {
    [
      "driver": .string(driver),
      "version": .string(version),
      "frontend": .string(frontend),
      "arguments": .array(arguments.map(JSONValue.string)),
      "linker": .string(linker),
      "startObject": .string(startObject),
      "libraries": .string(libraries),
    ]
  }

  init(
    driver: String,
    version: String,
    frontend: String,
    arguments: [String],
    linker: String,
    startObject: String,
    libraries: String
  ) {
    self.driver = driver
    self.version = version
    self.frontend = frontend
    self.arguments = arguments
    self.linker = linker
    self.startObject = startObject
    self.libraries = libraries
  }

  init?(_ json: JSONValue) {
    guard let driver = json["driver"]?.string, let version = json["version"]?.string,
      let frontend = json["frontend"]?.string,
      let arguments = json["arguments"]?.array?.compactMap(\.string),
      let linker = json["linker"]?.string, let startObject = json["startObject"]?.string,
      let libraries = json["libraries"]?.string
    else { return nil }
    self.init(
      driver: driver,
      version: version,
      frontend: frontend,
      arguments: arguments,
      linker: linker,
      startObject: startObject,
      libraries: libraries
    )
  }
}
