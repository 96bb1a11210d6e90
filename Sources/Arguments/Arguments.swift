// The module Arguments: see Sources/README.md.
