// The tests of StrictJSON: see Tests/README.md.
