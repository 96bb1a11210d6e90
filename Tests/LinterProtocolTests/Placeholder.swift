// The tests of LinterProtocol: see Tests/README.md.
