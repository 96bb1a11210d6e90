// The module StrictJSON: see Sources/README.md.
