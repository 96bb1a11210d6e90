/// Swift source as people write it: views and models, some of them with faults.
enum GeneratedSwift {
  /// The text of a file with a model and a few views.
  static func file(number: Int, seed: UInt64) -> String {
    var words = WordSource(seed: seed &+ UInt64(number))
    let name = "\(words.identifier().inCapitals)\(number)"
    var text = "import SwiftUI\nimport Observation\n\n" + model(named: "\(name)Model", &words)
    for index in 0..<words.number(3...6) {
      text += "\n" + view(named: "\(name)View\(index)", model: "\(name)Model", &words)
    }
    return text
  }

  /// The text of one view, which reads a model where one is named.
  static func view(
    named name: String,
    model: String? = nil,
    _ words: inout WordSource
  ) -> String {
    let (state, title) = (words.identifier(), words.identifier())
    let access = words.number(0...3) == 0 ? "" : "private "
    let owned = model.map { "  @State private var model = \($0)()\n" } ?? ""
    return """
      struct \(name): View {
        let \(title)Title: String
        @State \(access)var \(state)Count = 0
        @State private var is\(state.inCapitals)Shown = false
        @Binding var \(title)Draft: String
      \(owned)
        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            Text("\\(\(title)Title), \\(\(state)Count) of \(words.number(2...90))")
              .font(.headline)
            TextField("Name", text: $\(title)Draft)
            \(rows(of: model, state))
            Button("Add \(title)") {
              \(state)Count += 1
              is\(state.inCapitals)Shown.toggle()
            }
            .disabled(\(title)Draft.isEmpty)
          }
          .sheet(isPresented: $is\(state.inCapitals)Shown) { Text(\(title)Draft) }
        }
      }

      """
  }

  private static func rows(of model: String?, _ state: String) -> String {
    guard model != nil else { return "if \(state)Count > 3 { Text(\"many\") }" }
    return """
      ForEach(model.entries) { entry in
              HStack {
                Text(entry.title)
                Spacer()
                if entry.isDone { Image(systemName: "checkmark") }
              }
            }
      """
  }

  private static func model(named name: String, _ words: inout WordSource) -> String {
    let verb = words.identifier().inCapitals
    return """
      @MainActor @Observable final class \(name) {
        struct Entry: Identifiable {
          let id: Int
          var title: String
          var isDone = false
        }

        private(set) var entries: [Entry] = []
        private(set) var isLoading = false
        private(set) var failure: String?
        @ObservationIgnored private var generation = \(words.number(1...9))

        var open: [Entry] { entries.filter { !$0.isDone }.sorted { $0.title < $1.title } }

        func add\(verb)(_ title: String) {
          generation += 1
          entries.append(Entry(id: generation, title: title))
        }

        func load\(verb)() async {
          isLoading = true
          defer { isLoading = false }
          do {
            for number in 0..<\(words.number(3...20)) {
              try await Task.sleep(for: .milliseconds(number))
              entries.append(Entry(id: number, title: "\(words.phrase(3))"))
            }
          } catch {
            failure = "\\(error)"
          }
        }
      }

      """
  }
}

extension String {
  /// The word with its first letter a capital, as a type's name has it.
  fileprivate var inCapitals: String { prefix(1).uppercased() + dropFirst() }
}
