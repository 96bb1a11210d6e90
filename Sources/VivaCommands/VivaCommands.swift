// The module VivaCommands: see Sources/README.md.
