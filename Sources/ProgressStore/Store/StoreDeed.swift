package import Core

/// What the progress was to be changed by, for words on why it was not.
package enum StoreDeed: Equatable, Sendable {
  case answer
  case backup
  case repair
  case restoring
  /// What an event of another kind than an answer says.
  case event(EventKind)

  /// The deed of an event.
  init(_ kind: EventKind) {
    switch kind {
    case .review, .attempt, .cram, .lent: self = .answer
    case .suspend, .resume, .bury, .forget, .undo, .setting, .relink, .accept: self = .event(kind)
    }
  }

  /// What was to be saved.
  var words: String {
    switch self {
    case .answer: "the answer"
    case .backup: "the backup"
    case .repair: "the repair"
    case .restoring: "all that the backup holds"
    case .event(let kind): Self.words(kind)
    }
  }

  /// What is safe all the same.
  var rest: String {
    self == .answer ? "all earlier ones are safe" : "all answers are safe"
  }

  private static func words(_ kind: EventKind) -> String {
    switch kind {
    case .review, .attempt, .cram, .lent: "the answer"
    case .suspend: "the suspension"
    case .resume: "the resumption"
    case .bury: "the burial"
    case .forget: "the forgetting"
    case .undo: "the undo"
    case .setting: "the setting"
    case .relink: "the relinking"
    case .accept: "the acceptance of lost records"
    }
  }
}
