// The module ProgressStore: see Sources/README.md.
