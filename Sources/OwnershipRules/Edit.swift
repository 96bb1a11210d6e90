import Core

/// An edit of a source file; SwiftSyntax has a type of the longer name.
typealias Edit = Core.SourceEdit
