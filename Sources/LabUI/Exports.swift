// What `import SwiftUI` brings along on Apple's systems.
@_exported public import Foundation
@_exported public import LabCombine
@_exported public import Observation
