// The module LinterProtocol: see Sources/README.md.
