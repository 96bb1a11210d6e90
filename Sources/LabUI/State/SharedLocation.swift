/// A value that several views store under one key.
class SharedLocation {}
