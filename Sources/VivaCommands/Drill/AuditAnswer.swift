package import Core

/// Reads the faults that a learner names: `12 state_not_private; Row.swift:20 work_in_body`.
package enum AuditAnswer {
  /// The faults named; `nil` where the line is not a list of lines and rules.
  ///
  /// A file may be left out where there is only one.
  package static func faults(in line: String, files: [CodeFile]) -> Set<Audit.Fault>? {
    var faults: Set<Audit.Fault> = []
    for part in line.split(whereSeparator: { $0 == ";" || $0 == "," || $0.isNewline }) {
      let words = part.split(whereSeparator: \.isWhitespace)
      guard words.count == 2 else { return nil }
      let place = words[0].split(separator: ":")
      guard let number = place.last.flatMap({ Int($0) }), number > 0 else { return nil }
      let file = place.count == 2 ? String(place[0]) : files.count == 1 ? files[0].name : nil
      guard let file, place.count <= 2 else { return nil }
      faults.insert(Audit.Fault(file: file, line: number, rule: String(words[1])))
    }
    return faults.isEmpty ? nil : faults
  }
}
