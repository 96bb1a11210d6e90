/// A view whose field `style` is walked for wrappers, as if they were its own.
protocol HoldingStyle {}
