// RepositoryTests: see Tests/README.md.
