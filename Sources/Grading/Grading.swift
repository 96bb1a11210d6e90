// The module Grading: see Sources/README.md.
