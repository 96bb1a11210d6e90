/// Whether a parameter's label says that it is a first value and nothing more.
enum SeedName {
  static func says(_ label: String) -> Bool {
    ["initial", "default", "starting"].contains(NameWords.split(label).first ?? "")
  }
}
