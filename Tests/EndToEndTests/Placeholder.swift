// EndToEndTests: see Tests/README.md.
