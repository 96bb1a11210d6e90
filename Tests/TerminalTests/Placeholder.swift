// The tests of Terminal: see Tests/README.md.
