// The tests of ProgressStore: see Tests/README.md.
