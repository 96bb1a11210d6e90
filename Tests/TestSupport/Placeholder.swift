// TestSupport: see Tests/README.md.
