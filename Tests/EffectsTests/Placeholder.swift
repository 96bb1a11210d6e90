// The tests of Effects: see Tests/README.md.
