import Core

/// The loss of some reviews, and how it changes with each parameter.
struct LossSum: Sendable {
  var loss = 0.0
  var gradient = ParameterVector()

  /// The pieces of work that are shared out: whole items with so many predicted reviews.
  static let pieceSize = 2048

  /// Adds up the loss over the items of some pieces, in their order.
  static func of(
    _ pieces: [Range<Int>],
    in set: TrainingSet,
    at parameters: ParameterVector,
    _ crew: Crew
  ) -> LossSum {
    let model = ModelNumbers(parameters)
    let sums = crew.map(pieces.count) { piece in
      var walk = ItemWalk(model)
      for item in pieces[piece] { walk.add(item, of: set) }
      return LossSum(loss: walk.loss, gradient: walk.gradient)
    }
    var total = LossSum()
    for sum in sums {
      total.loss += sum.loss
      total.gradient.add(sum.gradient)
    }
    return total
  }
}
