import SwiftSyntax

/// Objects that do work for a model, rather than hold what views show.
enum Collaborator {
  /// Whether a name says so by how it ends.
  static func isNamed(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  private static let endings = [
    "Client", "Service", "Cache", "Logger", "Repository", "Gateway", "API",
  ]

  /// Classes of the system that are nothing else.
  static let wellKnown: Set<String> = [
    "URLSession", "NSCache", "URLCache", "FileManager", "UserDefaults", "NotificationCenter",
    "OperationQueue", "NWPathMonitor", "CLLocationManager", "HKHealthStore", "EKEventStore",
    "CNContactStore", "UNUserNotificationCenter", "CKContainer", "CKDatabase", "ModelContext",
    "ModelContainer", "NSManagedObjectContext", "NSPersistentContainer",
    "NSPersistentCloudKitContainer", "NSUbiquitousKeyValueStore", "AVAudioEngine",
    "AVAudioSession", "CBCentralManager", "CMMotionManager", "WCSession", "SKPaymentQueue",
  ]
}

extension DeclarationIndex {
  /// The name of the collaborator that a property holds, where it is one.
  func collaborator(heldBy ref: Ref) -> String? {
    if let placed = shape(ofProperty: ref) { return collaborator(placed) }
    guard let value = property(ref).initialValue?.unwrapped.as(MemberAccessExprSyntax.self),
      let path = value.base?.typePath, path.count == 1, let name = path.first,
      topLevel[name] == nil, Collaborator.wellKnown.contains(name)
    else { return nil }
    return name
  }

  private func collaborator(_ placed: PlacedShape) -> String? {
    let placed = placed.unwrapped
    guard let name = placed.shape.corePath?.last else { return nil }
    if let type = find(placed) {
      switch types[type].kind {
      case .class: return isCollaborator(type) ? name : nil
      case .protocol: return Collaborator.isNamed(name.withoutProtocol) ? name : nil
      default: return nil
      }
    }
    if topLevel[name]?.contains(where: { types[$0].isDeclared }) == true { return nil }
    if case .constrained = placed.shape {
      return Collaborator.isNamed(name.withoutProtocol) ? name : nil
    }
    return Collaborator.wellKnown.contains(name) ? name : nil
  }

  /// Whether a class of the run is named as a collaborator, and no model that views read, be it
  /// through another's computed property.
  func isCollaborator(_ type: Int) -> Bool {
    types[type].kind == .class && Collaborator.isNamed(types[type].name)
      && !(types[type].isModel && isRead(type))
  }

  private func isRead(_ type: Int) -> Bool {
    if bodyReads.types.contains(type) { return true }
    return ReadObjects(in: self).types.contains(type)
  }
}

extension String {
  /// `SearchService` for `SearchServiceProtocol`.
  fileprivate var withoutProtocol: String {
    hasSuffix("Protocol") ? String(dropLast("Protocol".count)) : self
  }
}
