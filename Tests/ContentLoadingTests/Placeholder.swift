// The tests of ContentLoading: see Tests/README.md.
