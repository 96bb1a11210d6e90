internal import LabUI
internal import Scenarios

extension Host {
  /// Does one thing of a scenario.
  func perform(_ step: Step) throws {
    switch step {
    case .tap(let target): try tap(target.name, target.which)
    case .type(let text, let target): try type(text, into: target.name, target.which)
    case .submit(let target): try submit(target.name, target.which)
    case .toggle(let target): try toggle(target.name, target.which)
    case .step(let target, let count): try self.step(target.name, target.which, by: count)
    case .slide(let target, let number): try slide(target.name, target.which, to: number)
    case .choose(let option, let target): try choose(option, in: target.name, target.which)
    case .delete(let target): try delete(target.name, target.which)
    case .move(let target, let place): try move(target.name, target.which, to: place)
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

extension Target {
  /// Which of several of its name it is.
  var which: Which { Which(in: row, ordinal: ordinal) }
}
