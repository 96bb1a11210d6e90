import Core

extension ItemParser {
  /// The files of a section of code.
  mutating func code(_ name: SectionName, _ named: Sections) -> [CodeFile] {
    guard let part = named[name] else { return [] }
    return files(fences(in: part, name))
  }

  /// The text of a section that holds one fence and must be there.
  mutating func onlyFence(
    _ name: SectionName,
    _ named: Sections,
    _ kind: ItemKind
  ) -> (text: String, line: Int) {
    guard let part = named[name] else {
      findings.report(.missingSection(name.rawValue, kind: kind), at: heading.position)
      return ("", heading.position.line)
    }
    let fences = fences(in: part, name)
    if fences.count > 1 {
      let place = TextPosition(line: fences[1].opening, column: 1)
      findings.report(.severalFences(section: name.rawValue), at: place)
    }
    guard let fence = fences.first else { return ("", part.position.line) }
    return (fence.text(of: source), fence.opening + 1)
  }

  /// The steps of a section that may be missing.
  mutating func scenario(
    _ named: Sections,
    _ kind: ItemKind
  ) -> (text: String, line: Int) {
    named[.scenario] == nil ? ("", 1) : onlyFence(.scenario, named, kind)
  }

  mutating func exercise(_ named: Sections) -> Exercise {
    let starter = code(.starter, named)
    let driver = code(.driver, named)
    for file in driver where starter.contains(where: { $0.name == file.name }) {
      let place = TextPosition(line: file.line - 1, column: 1)
      findings.report(.repeatedFileName(file.name), at: place)
    }
    if named[.solution] == nil {
      findings.report(.missingSection("Solution", kind: .exercise), at: heading.position)
    }
    let solution = code(.solution, named)
    let scenario = scenario(named, .exercise)
    return Exercise(
      starter: starter,
      driver: driver,
      solution: solution,
      scenario: scenario.text,
      scenarioLine: scenario.line
    )
  }

  /// An audit: the files are the fences of the question.
  mutating func audit(_ named: Sections) -> Audit {
    let fences = outline.outermost(in: heading.blocks).compactMap { outline.fences[$0] }
    if fences.isEmpty { findings.report(.missingCode(section: "an audit"), at: heading.position) }
    let files = files(fences)
    let wanted = "a list of faults"
    let entries =
      fences.isEmpty
      ? entries(.faults, named, wanted: wanted) : neededEntries(.faults, named, wanted: wanted)
    let faults = entries.map { (fault: fault($0, files), line: $0.position.line) }
    return Audit(
      files: files,
      faults: faults.compactMap(\.fault),
      faultLines: faults.filter { $0.fault != nil }.map(\.line)
    )
  }

  /// A fault, `File.swift:12 rule_id` or, in the first file, `12 rule_id`.
  private mutating func fault(_ entry: ListEntry, _ files: [CodeFile]) -> Audit.Fault? {
    let text = entry.whole.source
    let words = text.split { $0 == " " || $0 == "`" }
    let place = words.first?.split(separator: ":") ?? []
    guard words.count == 2, let number = place.last, let line = decimal(number.utf8), line > 0,
      place.count <= 2
    else {
      findings.report(.brokenFault(text), at: entry.position)
      return nil
    }
    let name = place.count == 2 ? String(place[0]) : files.first?.name ?? ""
    guard files.contains(where: { $0.name == name }) else {
      findings.report(.unknownFaultFile(name), at: entry.position)
      return nil
    }
    return Audit.Fault(file: name, line: line, rule: String(words[1]))
  }

  /// The fences of a section; what else stands there is reported, and so is that there is no fence.
  private mutating func fences(in part: Part, _ name: SectionName) -> [Fence] {
    let blocks = outline.outermost(in: part.blocks)
    let fences = blocks.compactMap { outline.fences[$0] }
    let strays = blocks.filter { outline.fences[$0] == nil && !outline.isComment($0) }
    guard let first = strays.first else {
      if fences.isEmpty {
        findings.report(.missingCode(section: "the section '\(name.rawValue)'"), at: part.position)
      }
      return fences
    }
    if fences.isEmpty {
      findings.report(.unfenced(section: name.rawValue), at: outline.position(of: first))
      return []
    }
    for stray in strays {
      findings.report(
        .strayInSection(name.rawValue, wanted: "fenced code"),
        at: outline.position(of: stray)
      )
    }
    return fences
  }

  private mutating func files(_ fences: [Fence]) -> [CodeFile] {
    var names = Set<String>()
    return fences.map { fence in
      let info = source.bytes[fence.info]
      let rest = info.drop { !Ascii.isBlank($0) }.trimmed
      let name = rest.isEmpty ? "Snippet.swift" : String(decoding: rest, as: UTF8.self)
      let place = source.position(of: fence.info.lowerBound)
      if !Self.isFileName(name) {
        findings.report(.brokenFileName(name), at: place)
      } else if !names.insert(name).inserted {
        findings.report(.repeatedFileName(name), at: place)
      }
      return CodeFile(name: name, text: fence.text(of: source), line: fence.opening + 1)
    }
  }

  private static func isFileName(_ name: String) -> Bool {
    let allowed = name.utf8.allSatisfy {
      Ascii.isLetter($0) || Ascii.isDigit($0) || "._-+".utf8.contains($0)
    }
    return allowed && name.utf8.first != UInt8(ascii: ".") && name.utf8.count <= 100
  }
}
