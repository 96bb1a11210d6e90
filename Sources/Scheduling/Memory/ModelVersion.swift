/// A version of FSRS; its raw value is the word that settings and the log use.
package enum ModelVersion: String, CaseIterable, Sendable {
  /// FSRS-6: 21 parameters, whole study days.
  case fsrs6
  /// FSRS-7: 34 parameters, days with their fraction, a fast trace beside the stability.
  case fsrs7

  /// The version as its authors write it.
  package var title: String {
    switch self {
    case .fsrs6: "FSRS-6"
    case .fsrs7: "FSRS-7"
    }
  }

  /// The model of a learner of whom nothing is known.
  package var standardModel: any MemoryModel {
    switch self {
    case .fsrs6: FSRS(FSRSParameters())
    case .fsrs7: FSRS7(FSRS7Parameters())
    }
  }
}
