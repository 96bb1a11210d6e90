internal import LabProtocol
internal import LabUI

extension TraceEvent {
  /// Takes an event of the runtime over.
  init(_ event: Event) {
    self.init(
      number: event.number,
      milliseconds: event.milliseconds,
      during: event.during,
      Self.fact(event.fact)
    )
  }

  private static func fact(_ fact: Event.Fact) -> Fact {
    switch fact {
    case .body(let view, let path, let run, let causes):
      .body(view: view, path: path, run: run, causes: causes.map(cause))
    case .made(let model): .made(model: model)
    case .kept(let model, let property, let path):
      .kept(model: model, property: property, path: path)
    case .dropped(let model, let property, let path):
      .dropped(model: model, property: property, path: path)
    case .wrote(let property): .wrote(property: property)
    case .appeared(let path): .appeared(path: path)
    case .disappeared(let path): .disappeared(path: path)
    case .task(.began, let path): .task(.began, path: path)
    case .task(.cancelled, let path): .task(.cancelled, path: path)
    case .task(.ended, let path): .task(.ended, path: path)
    case .warning(let text, let path): .warning(text, path: path)
    case .step(let text): .step(text)
    case .printed(let text): .printed(text)
    case .aborted(let limit, let place): .aborted(budget(limit), place: place)
    }
  }

  private static func budget(_ limit: LabUI.Budget) -> LabProtocol.Budget {
    switch limit {
    case .updateLoop: .updateLoop
    case .depth: .depth
    case .body: .body
    case .taskStorm: .taskStorm
    }
  }

  private static func cause(_ cause: Cause) -> TraceCause {
    switch cause {
    case .firstRender: TraceCause(.firstRender)
    case .newIdentity(let change): TraceCause(.newIdentity, change)
    case .state(let name): TraceCause(.state, name)
    case .observable(let name): TraceCause(.observable, name)
    case .published(let name): TraceCause(.published, name)
    case .environment(let name): TraceCause(.environment, name)
    case .input(let name): TraceCause(.input, name)
    }
  }
}
