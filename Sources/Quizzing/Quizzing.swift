// The module Quizzing: see Sources/README.md.
