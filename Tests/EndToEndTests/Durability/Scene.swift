import Effects
import Testing

/// Something that viva does to its data folder, in which it can be disturbed at any system call.
struct Scene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The shell commands by which the data folder comes about; `viva` is the program.
  var preparation = ""
  /// The words of the command that is disturbed.
  var words = ["drill", "--limit", "2"]
  /// What it is told.
  var input = "\n4\n\n4\n"
  /// What a call must be about to be spoiled, where the others are those of another scene.
  var focus = ""
  /// What a learner does afterwards, until all is well.
  var recovery: [[String]] = []

  /// The moment at which it happens; the folder comes about a day before.
  static let now = "2026-12-01T10:00:00Z"
  private static let before = "2026-11-30T10:00:00Z"
  /// Where the folder is.
  static let data = ".local/share/viva"

  private static let three =
    "printf '\\n4\\n\\n4\\n\\n3\\n' | viva --now \(before) drill --limit 3 >/dev/null"
  private static let today = "printf '\\n4\\n' | viva --now \(now) drill --limit 1 >/dev/null"
  private static let log = "log=$(ls \(data)/log/*/000001.jsonl)"

  /// The first two answers ever.
  static let first = Scene(testDescription: "the first answers")
  /// Two answers of a later session, and the progress that is derived at its end.
  static let answers = Scene(testDescription: "answers", preparation: "\(three); \(today)")
  static let rotation = Scene(
    testDescription: "a new log file",
    // The lines that are passed over stand for sixteen thousand records.
    preparation: "\(three); \(today); \(log); yes '' | head -c 4194304 >>\"$log\"; viva due",
    focus: "000002.jsonl"
  )
  static let backup = Scene(
    testDescription: "the day's backup",
    preparation: """
      \(three); \(today); mv \(data)/backups/* \(data)/backups/20260101T100000.000Z
      cp -a \(data)/backups/20260101T100000.000Z \(data)/backups/20261130T090000.000Z
      """
  )
  static let repair = Scene(
    testDescription: "a repair",
    preparation: """
      \(three); \(today); \(log); sed -i '2s/"rating":4/"rating":1/' "$log"; printf torn >>"$log"
      """,
    words: ["doctor", "--repair"],
    input: "",
    // The day's backup still has the record that was damaged.
    recovery: [["doctor", "--repair"], ["doctor", "--restore", "latest"]]
  )
  static let restoring = Scene(
    testDescription: "restoring",
    preparation: "\(three); echo q | viva --now \(now) drill; \(log); : >\"$log\"",
    words: ["doctor", "--restore", "latest"],
    input: "",
    recovery: [["doctor", "--restore", "latest"]]
  )

  static let all = [first, answers, rotation, backup, repair, restoring]
}
