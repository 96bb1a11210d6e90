internal import LabUI
internal import Scenarios

extension Host {
  /// Does one thing of a scenario.
  func perform(_ step: Step) throws {
    switch step {
    case .tap(let name): try tap(name)
    case .type(let text, let name): try type(text, into: name)
    case .submit(let name): try submit(name)
    case .toggle(let name): try toggle(name)
    case .step(let name, let count): try self.step(name, by: count)
    case .slide(let name, let number): try slide(name, to: number)
    case .choose(let option, let name): try choose(option, in: name)
    case .delete(let text): try delete(text)
    case .move(let text, let place): try move(text, to: place)
    case .dismiss: try dismiss()
    case .refresh: try refresh()
    case .advance(let milliseconds): advance(milliseconds: milliseconds)
    case .call(let name): try call(name)
    case .resetCounts: resetCounts()
    }
  }

  /// What was counted since the counts were reset.
  ///
  /// Until then bodies count after the mount, and what is made from the beginning.
  func count(of counted: Counted) -> Int {
    switch counted {
    case .body(let view): log.updates[view, default: 0]
    case .made(let model): log.offered[model, default: 0]
    case .kept(let model): log.kept[model, default: 0]
    case .initialiser(let type): log.inits[type, default: 0]
    }
  }
}
