// The module Terminal: see Sources/README.md.
