/// What a repair did.
package struct StoreRepair: Equatable, Sendable {
  /// The backup that was made before, by its name.
  package var backup: String
  /// The lines that were moved to the quarantine.
  package var moved: [LogDamage] = []
  /// The missing records that no backup has, and which are not told of any more.
  package var accepted: [StoreDiagnosis.Gap] = []
  /// The files whose ends, which were no records, were moved to the quarantine.
  package var movedEnds: [String] = []
  /// The files of other devices whose ends are no records, which only those may repair.
  package var leftEnds: [String] = []
  /// The lines in logs of other devices, which only those may repair.
  package var left: [LogDamage] = []
}
