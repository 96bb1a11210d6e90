// The tests of Arguments: see Tests/README.md.
