// The tests of Core: see Tests/README.md.
