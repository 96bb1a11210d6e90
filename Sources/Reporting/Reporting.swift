// The module Reporting: see Sources/README.md.
