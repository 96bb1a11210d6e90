extension Settings.Origin {
  /// The word for programs.
  var word: String {
    switch self {
    case .builtIn: "default"
    case .file: "file"
    case .variable: "variable"
    case .flag: "flag"
    }
  }

  /// The file, variable or flag; nothing for a default.
  var place: String? {
    switch self {
    case .builtIn: nil
    case .file(let place), .variable(let place), .flag(let place): place
    }
  }

  /// What a person is told.
  var sentence: String { place ?? word }

  /// Whether it stays when the working folder changes, so that a relative path would scatter things.
  var isSaved: Bool {
    switch self {
    case .file, .variable: true
    case .builtIn, .flag: false
    }
  }

  /// Whether it beats the settings file.
  var isStronger: Bool {
    switch self {
    case .builtIn, .file: false
    case .variable, .flag: true
    }
  }
}
