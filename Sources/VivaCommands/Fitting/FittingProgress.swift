import Effects
import Terminal

/// A bar on the terminal while parameters are fitted to a long log.
@MainActor
final class FittingProgress {
  private let sink: any OutputSink
  private let label: String
  private let isShown: Bool
  private var shown = ""

  /// Prepares a bar; it is shown where a person sees it and has to wait.
  init(of reviews: Int, in context: Context) {
    sink = context.machine.talk
    label = "fitting to \(reviews) reviews"
    isShown =
      sink.isTerminal && !context.options.isQuiet && !context.screen.isAccessible
      && reviews >= Self.fewest
  }

  /// The fewest reviews for which there is time to look at a bar.
  private static let fewest = 5000
  private static let width = 20

  /// Shows how much is done, 0…1.
  func show(_ share: Double) {
    guard isShown else { return }
    let filled = Int(min(max(share, 0), 1) * Double(Self.width))
    let percent = Int(min(max(share, 0), 1) * 100)
    let bar =
      String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    let line = "\(label) [\(bar)] \(percent) %"
    guard line != shown else { return }
    shown = line
    sink.write("\r\(line)")
    try? sink.flush()
  }

  /// Takes the bar off the terminal again.
  func clear() {
    guard !shown.isEmpty else { return }
    sink.write("\r\(String(repeating: " ", count: shown.count))\r")
    try? sink.flush()
  }
}
