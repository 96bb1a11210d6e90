/// A style that comes with SwiftUI, which here changes nothing of what a control shows.
protocol SystemStyle {}
