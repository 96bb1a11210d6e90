import Glibc

/// How far parameters lie from others, measured by how far learners' lie apart: stabilities by their
/// ratio, for a learner may have ten times another's, all others by their distance.
enum Offset {
  /// The way from some parameters to others.
  static func from(_ home: [Double], to parameters: [Double]) -> ParameterVector {
    ParameterVector(
      home.indices.map { index in
        index < 4
          ? log(parameters[index] / home[index])
          : (parameters[index] - home[index]) / Anchor.spread[index]
      }
    )
  }

  /// How far a parameter moves where its way is short, as a multiple of the way.
  static func widths(at parameters: [Double]) -> ParameterVector {
    ParameterVector(parameters.indices.map { $0 < 4 ? parameters[$0] : Anchor.spread[$0] })
  }

  /// The parameters at the end of a way.
  static func end(of way: ParameterVector, from home: [Double]) -> [Double] {
    home.indices.map { index in
      index < 4 ? home[index] * exp(way[index]) : home[index] + way[index] * Anchor.spread[index]
    }
  }
}
