extension ProgressStore {
  func backUpOnceADay() {}
}
