// The module ContentLoading: see Sources/README.md.
