"""The laboratory: many games at once, for balance, bots and benchmarks."""
