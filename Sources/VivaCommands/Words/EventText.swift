import Core

/// Says what an event was, in words.
@MainActor
enum EventText {
  /// The event with its item and its time of day.
  static func sentence(for event: Event, in context: Context) -> String {
    let content = event.content
    let item = content.item?.text ?? ""
    let what =
      switch content.kind {
      case .review: "the review of \(item) (\(content.rating?.name ?? "unrated"))"
      case .attempt: "the attempt at \(item) (\(content.rating?.name ?? "unrated"))"
      case .cram: "the practice of \(item) (\(content.rating?.name ?? "unrated"))"
      case .lent: "the lending of \(item)"
      case .suspend: "the suspension of \(item)"
      case .resume: "the resumption of \(item)"
      case .bury: "the burial of \(item)"
      case .forget: "the forgetting of \(item)"
      case .undo: "an undo"
      case .setting: "the setting \(content.name ?? "")"
      case .accept: "the acceptance that records of device \(content.name ?? "") are lost"
      case .relink: "the relinking of \(content.name ?? "") to \(item)"
      }
    let wall = content.moment.wall
    return "\(what) at \(wall.day) \(padded(wall.hour, to: 2)):\(padded(wall.minute, to: 2))"
  }
}
