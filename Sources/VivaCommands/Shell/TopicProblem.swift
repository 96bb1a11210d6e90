import Core

/// A topic that no item has.
struct TopicProblem: Error, CustomStringConvertible {
  let topic: Topic
  let nearest: String?

  var description: String {
    "there is no item on the topic '\(topic.path)'"
      + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'viva list' shows the topics there are")
  }
}
